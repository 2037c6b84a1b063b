import type { Look } from './kit.ts';
import { bodiesAlive } from './party.ts';
import { burdenOf, limitOf } from './passives.ts';
import { NONE, TOKENS } from './state.ts';

/** What can be neither made nor lost, and what must always be true; null when all is well. */
export function invariants(g: Look): string | null {
  return cards(g) ?? monsters(g) ?? tiles(g) ?? tokens(g) ?? people(g) ?? little(g);
}

function miscount(
  what: string,
  found: readonly string[],
  wanted: readonly string[],
): string | null {
  if (found.length === wanted.length) {
    const a = [...found].sort();
    const b = [...wanted].sort();
    if (a.every((id, i) => id === b[i])) return null;
  }
  const rest = [...wanted];
  const extra = found.filter((id) => {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return `${what}: ${found.length} of ${wanted.length}; lost ${rest.join(' ') || 'none'}, made ${extra.join(' ') || 'none'}`;
}

/** Survivor cards, scavenge cards, Insanity and Night cards. */
function cards(g: Look): string | null {
  const { state, content } = g;
  const found: string[] = [
    ...state.scavengeDiscard,
    ...state.removed,
    ...state.box,
    ...state.playing,
    ...state.mission.reserve,
    ...state.looked.map(({ card }) => card.is),
    ...state.tiles.flatMap((tile) => tile.dropped),
    ...Object.values(state.scavenge).flatMap((deck) => deck.flat().map(({ is }) => is)),
  ];
  for (const pack of state.packs)
    found.push(
      ...pack.deck.flat().map(({ is }) => is),
      ...pack.discard,
      ...pack.hand.map(({ card }) => card.is),
    );
  for (const { gear } of state.survivors)
    for (const { card, under } of gear) found.push(card, ...under.map((held) => held.card));
  const isCard = (id: string): boolean => content.isScavenge(id) || content.ownerOf(id) !== null;
  const wanted = [
    ...content.content.scavengeCards.flatMap(({ id, count }) => Array<string>(count).fill(id)),
    ...state.survivors.flatMap(({ is }) => content.deckOf(is)),
  ];
  return miscount('cards', found.filter(isCard), wanted) ?? nights(g);
}

function nights(g: Look): string | null {
  const { state, content } = g;
  const mind = [
    ...state.insanityDeck.flat().map(({ is }) => is),
    ...state.insanityDiscard,
    ...state.survivors.flatMap(({ insanity }) => insanity.map(({ card }) => card)),
    ...state.removed.filter((id) => content.content.insanity.some((row) => row.id === id)),
  ];
  if (mind.length > 0) {
    const wrong = miscount(
      'Insanity cards',
      mind,
      content.content.insanity.map(({ id }) => id),
    );
    if (wrong !== null) return wrong;
  }
  return null;
}

function monsters(g: Look): string | null {
  const { state, content } = g;
  if (state.mission.no === NONE) return null;
  const bosses = content.content.monsters.filter(({ boss }) => boss).map(({ id }) => id);
  const types = content.decksIn(g.config, state.mission.no);
  const wanted = content.content.monsters
    .filter(({ boss, type }) => !boss && types.includes(type))
    .flatMap(({ id, count }) => Array<string>(count).fill(id));
  const all = [...wanted, ...bosses];
  const found = [
    ...state.monsterDeck.flat().map(({ is }) => is),
    ...state.monsterDiscard,
    ...state.monsters.map(({ card }) => card),
    ...state.spareBosses.map(({ is }) => is),
    ...state.mission.aside.flatMap((held) => (held ? [held.is] : [])),
    ...state.removed.filter((id) => content.content.monsters.some((row) => row.id === id)),
  ];
  return miscount('monsters', found, all);
}

function tiles(g: Look): string | null {
  const { state, content } = g;
  const found = [
    ...state.spareTiles,
    ...state.toPlace,
    ...state.tiles.map((tile) => tile.is.is).filter((id) => id !== ''),
  ];
  const wanted = content.content.tiles
    .filter(({ gothic }) => g.config.gothic || !gothic)
    .map(({ id }) => id);
  return miscount('tiles', found, wanted);
}

function tokens(g: Look): string | null {
  let out = 0;
  for (const tile of g.state.tiles) {
    out += tile.tokens;
    if (tile.gone && tile.tokens > 0) return 'a removed tile holds tokens';
    if (g.config.crowding !== 'noLimit' && tile.tokens > 3)
      return `a tile holds ${tile.tokens} tokens`;
  }
  if (out > TOKENS) return `${out} Monster tokens are on the map`;
  const bag = g.state.bag.reduce((sum, part) => sum + part.length, 0) + g.state.drawnTokens.length;
  const size = { dice: 0, easy: 35, normal: 36, hard: 36, insane: 35 }[g.config.spawn];
  return g.state.mission.no === NONE || bag === size ? null : `the bag holds ${bag} of ${size}`;
}

function people(g: Look): string | null {
  const { state } = g;
  for (let i = 0; i < state.survivors.length; i++) {
    const held = state.survivors[i];
    if (!held) continue;
    if (held.dead !== (bodiesAlive(g, i) === 0)) return `${held.is} is dead and alive at once`;
    if (held.dead && (held.gear.length > 0 || held.insanity.length > 0) && state.outcome === null)
      return `${held.is} is dead and still carries something`;
    if (held.hunger < 1 || held.hunger > 6) return `${held.is} has hunger ${held.hunger}`;
    if (held.box >= 0 && held.hunger !== 6) return `${held.is} starves at hunger ${held.hunger}`;
    if (!held.dead && held.tile !== NONE) {
      const tile = state.tiles[held.tile];
      if (!tile || tile.gone) return `${held.is} stands on no tile`;
    }
    for (const body of held.bodies) {
      const most = g.content.character(body.is).hp;
      if (body.hp > most) return `${body.is} has ${body.hp} of ${most} hit points`;
      if (body.dead && body.hp !== 0) return `${body.is} is dead with ${body.hp} hit points`;
    }
  }
  return null;
}

/** Numbers of gear and monsters are given once; between questions nobody carries too much. */
function little(g: Look): string | null {
  const { state } = g;
  const numbers = [
    ...state.monsters.map(({ no }) => no),
    ...state.survivors.flatMap(({ gear }) => gear.map(({ no }) => no)),
  ];
  if (new Set(numbers).size !== numbers.length) return 'a number was given twice';
  for (const monster of state.monsters) {
    if (monster.hp > g.content.monster(monster.card).hp) return `monster ${monster.no} is too well`;
    // A boss may wait for the order in which it goes back to the deck.
    const { boss } = g.content.monster(monster.card);
    const dead = state.survivors[monster.host]?.dead !== false;
    if (monster.hp > 0 && dead && !boss && state.outcome === null && state.effects.length === 0)
      return `monster ${monster.no} is engaged with the dead`;
  }
  if (state.phase === 'actions' && state.effects.length === 0 && state.playing.length === 0)
    for (let i = 0; i < state.survivors.length; i++) {
      const held = state.survivors[i];
      if (held && held.insanity.length === 0 && !held.dead && burdenOf(g, i) > limitOf(g, i) + 4)
        return `${held.is} carries ${burdenOf(g, i)} of ${limitOf(g, i)}`;
    }
  return null;
}
