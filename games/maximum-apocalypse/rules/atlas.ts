import type {
  Clause,
  Effect,
  EffectOf,
  Face,
  MonsterType,
  PassiveWord,
} from '../content/effects.ts';
import { parseFace } from '../content/parse.ts';
import type {
  Character,
  CharacterId,
  Family,
  InsanityCard,
  MaximumContent,
  Mission,
  MonsterCard,
  NightCard,
  PostureSide,
  ScavengeCard,
  SurvivorCard,
  SurvivorId,
  Tile,
} from '../content/types.ts';
import type { Config } from './config.ts';

/** A row of content with what its clauses say. */
export type With<Row> = Row & { readonly face: Face };
export type AnyCard = With<SurvivorCard | ScavengeCard>;

/**
 * What the rules look up: every face parsed once, and every list of effects under a number, so
 * that a frame or the state can say where a resolution stands without holding the effects.
 */
export interface Atlas {
  readonly content: MaximumContent;
  card(id: string): AnyCard;
  monster(id: string): With<MonsterCard>;
  tile(id: string): With<Tile>;
  character(id: CharacterId): With<Character>;
  insanity(id: string): With<InsanityCard>;
  night(id: string): With<NightCard>;
  posture(side: 'tiger' | 'crane'): With<PostureSide>;
  mission(no: number): Mission;
  /** The face of anything that has one. */
  face(id: string): Face;
  /** Is it a card of the scavenge decks? */
  isScavenge(card: string): boolean;
  family(card: string): Family | null;
  /** Scavenge cards of a family, by id, one entry per copy. */
  copies(family: Family): readonly string[];
  /** Cards of a survivor's deck, one entry per copy. */
  deckOf(survivor: SurvivorId): readonly string[];
  /** Whose deck a survivor card belongs to. */
  ownerOf(card: string): SurvivorId | null;
  /** Cards that go by one English name are copies of each other (MAX-RULING-32). */
  sameName(card: string, name: string): boolean;
  block(steps: readonly Effect[]): number;
  stepsOf(block: number): readonly Effect[];
  clauseNumber(clause: Clause): number;
  clause(number: number): Clause;
  /** The id of the card that a clause stands on. */
  faceOfClause(number: number): string;
  effectNumber(effect: Effect): number;
  effect(number: number): Effect;
  clausesOf(face: Face, on: Clause['on']): readonly Clause[];
  wordsOf(face: Face): readonly { readonly on: string; readonly word: PassiveWord }[];
  /** Types of the monster decks in play by a config's switches (MAX-RULING-56). */
  decksIn(config: Config, mission: number): readonly MonsterType[];
}

const EMPTY: readonly never[] = [];

export function atlasOf(content: MaximumContent): Atlas {
  const faces = new Map<string, Face>();
  const blocks: (readonly Effect[])[] = [];
  const blockOf = new Map<readonly Effect[], number>();
  const clauses: Clause[] = [];
  const clauseOf = new Map<Clause, number>();
  const clauseFaces: string[] = [];
  let reading = '';
  const effects: Effect[] = [];
  const effectOf = new Map<Effect, number>();

  const number = <V>(list: V[], of: Map<V, number>, value: V): void => {
    of.set(value, list.length);
    list.push(value);
  };
  const takeBlock = (steps: readonly Effect[]): void => {
    number(blocks, blockOf, steps);
    for (const step of steps) takeEffect(step);
  };
  const takeEffect = (effect: Effect): void => {
    number(effects, effectOf, effect);
    if (effect.op === 'opt' || effect.op === 'repeat') takeBlock(effect.steps);
    else if (effect.op === 'until') takeClause(effect.clause);
    else if (effect.op === 'choose') effect.options.forEach(takeBlock);
    else if (effect.op === 'if') [effect.yes, effect.no].forEach(takeBlock);
    else if (effect.op === 'test') [effect.success, effect.failure].forEach(takeBlock);
  };
  const takeClause = (clause: Clause): void => {
    number(clauses, clauseOf, clause);
    clauseFaces.push(reading);
    takeBlock(clause.steps);
  };
  const withFace = <Row extends { readonly id: string; readonly fx: string }>(
    rows: readonly Row[],
    what: string,
  ): Map<string, With<Row>> =>
    new Map(
      rows.map((row) => {
        const face = parseFace(row.fx, `${what} ${row.id}`);
        reading = row.id;
        face.clauses.forEach(takeClause);
        faces.set(row.id, face);
        return [row.id, { ...row, face }];
      }),
    );

  const cards = new Map<string, AnyCard>([
    ...withFace(content.survivorCards, 'survivor card'),
    ...withFace(content.scavengeCards, 'scavenge card'),
  ]);
  const monsters = withFace(content.monsters, 'monster');
  const tiles = withFace(content.tiles, 'tile');
  const characters = withFace(content.characters, 'character');
  const insanity = withFace(content.insanity, 'Insanity card');
  const nights = withFace(content.nights, 'Day/Night card');
  const postures = withFace(content.posture, 'posture');
  const missions = new Map(content.missions.map((mission) => [mission.no, mission]));

  const byFamily = new Map<Family, string[]>();
  for (const card of content.scavengeCards) {
    const list = byFamily.get(card.family) ?? [];
    for (let i = 0; i < card.count; i++) list.push(card.id);
    byFamily.set(card.family, list);
  }
  const decks = new Map<SurvivorId, string[]>();
  for (const card of content.survivorCards) {
    const list = decks.get(card.deck) ?? [];
    for (let i = 0; i < card.count; i++) list.push(card.id);
    decks.set(card.deck, list);
  }
  const scavengeIds = new Map(content.scavengeCards.map((card) => [card.id, card.family]));
  const owners = new Map(content.survivorCards.map((card) => [card.id, card.deck]));

  /** Clauses by trigger and words of passives, worked out once per face. */
  const byTrigger = new Map<Face, Map<string, readonly Clause[]>>();
  const words = new Map<Face, { on: string; word: PassiveWord }[]>();
  for (const face of faces.values()) {
    const sorted = new Map<string, Clause[]>();
    for (const clause of face.clauses) {
      const list = sorted.get(clause.on) ?? [];
      list.push(clause);
      sorted.set(clause.on, list);
    }
    byTrigger.set(face, sorted);
    words.set(
      face,
      face.passives.flatMap(({ on, words: said }) => said.map((word) => ({ on, word }))),
    );
  }

  const named =
    <V>(what: string, map: ReadonlyMap<string | number, V>) =>
    (id: string | number): V => {
      const found = map.get(id);
      if (found === undefined) throw new RangeError(`there is no ${what} called "${id}"`);
      return found;
    };
  const at =
    <V>(what: string, list: readonly V[]) =>
    (n: number): V => {
      const found = list[n];
      if (found === undefined) throw new RangeError(`there is no ${what} number ${n}`);
      return found;
    };
  const numberOf =
    <V>(what: string, of: ReadonlyMap<V, number>) =>
    (value: V): number => {
      const found = of.get(value);
      if (found === undefined) throw new RangeError(`this ${what} is not part of the content`);
      return found;
    };

  return {
    content,
    card: named('card', cards),
    monster: named('monster', monsters),
    tile: named('tile', tiles),
    character: named('character', characters),
    insanity: named('Insanity card', insanity),
    night: named('Day/Night card', nights),
    posture: named('posture', postures),
    mission: named('mission', missions),
    face: named('face', faces),
    isScavenge: (card) => scavengeIds.has(card),
    family: (card) => scavengeIds.get(card) ?? null,
    copies: (family) => byFamily.get(family) ?? EMPTY,
    deckOf: (survivor) => decks.get(survivor) ?? EMPTY,
    ownerOf: (card) => owners.get(card) ?? null,
    sameName: (card, name) => cards.get(card)?.en === name,
    block: numberOf('list of effects', blockOf),
    stepsOf: at('list of effects', blocks),
    clauseNumber: numberOf('clause', clauseOf),
    clause: at('clause', clauses),
    faceOfClause: at('clause', clauseFaces),
    effectNumber: numberOf('effect', effectOf),
    effect: at('effect', effects),
    clausesOf: (face, on) => byTrigger.get(face)?.get(on) ?? EMPTY,
    wordsOf: (face) => words.get(face) ?? EMPTY,
    decksIn: (config, mission) => {
      const wanted = new Set<MonsterType>(missions.get(mission)?.monsters ?? []);
      if (config.zombies) wanted.add('Z');
      if (config.aliens) wanted.add('A');
      if (config.mutants) wanted.add('M');
      if (config.robots) wanted.add('R');
      if (config.vampires) wanted.add('V');
      if (config.cthulhu) wanted.add('C');
      return [...wanted];
    },
  };
}

export type { EffectOf };
