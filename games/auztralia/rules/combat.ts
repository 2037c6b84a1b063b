import type { CombatRow, UnitType } from '../content/types.ts';
import { combatWindow, lastStrikes, windowOptions } from './combat-window.ts';
import { buryDead, regenerate, strike, typeOf } from './damage.ts';
import {
  combatOf,
  damageStack,
  eliminate,
  fightingTypes,
  isFallen,
  nobodyFights,
  type Part,
  parts,
  stacksIn,
  withdraw,
} from './force.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { discardCard, drawOldOneCard } from './old-one-cards.ts';
import { has, playerOf, typesIn } from './people.ts';
import { revealHex } from './reveal.ts';
import type { Combat, Tile } from './state.ts';

/** AUZ-MULTI-01: every Old One in the hex fights. */
export const foes = (g: Game): Tile[] => {
  const hex = g.state.combat?.hex;
  return g.state.tiles.filter((tile) => tile.hex === hex && tile.faceUp);
};

/** Before each card, the first only after a reveal (AUZ-ATK-15, AUZ-ATK-16, AUZ-RULING-17). */
const withdrawal = decision<{ seat: number }, 'stay' | 'withdraw'>('withdrawal', {
  rule: 'AUZ-WDR-01',
  seat: (_g, my) => my.seat,
  options: (g) => [{ do: 'stay' }, ...parts(g).map((part) => ({ do: 'withdraw' as const, part }))],
});

/** Corporal Jones looks at the card first (AUZ-PERS-09). */
const jones = decision<{ seat: number }, 'stay' | 'withdraw'>('jones', {
  rule: 'AUZ-PERS-09',
  seat: (_g, my) => my.seat,
  options: (g) => [{ do: 'stay' }, ...parts(g).map((part) => ({ do: 'withdraw' as const, part }))],
});

/** Purple damage goes on any stack but the Airships (AUZ-CMB-08, AUZ-CMB-09). */
const whichStack = decision<{ seat: number }, 'damage'>('damage', {
  rule: 'AUZ-CMB-08',
  seat: (_g, my) => my.seat,
  prompt: (g) => ({ ask: 'damage', left: g.state.combat?.toPlace ?? 0 }),
  options: (g) => stacksIn(g).map((unit) => ({ do: 'damage' as const, unit })),
  forbids: (g, _my, option) =>
    option.unit === 'airship' ? g.no('AUZ-CMB-09', 'damage.airship', {}) : null,
  byItself: true,
});

/** Whether anything is there that purple damage could go on (REV-COMBAT-07). */
export const groundUnits = (g: Look): boolean => stacksIn(g).some((stack) => stack !== 'airship');

/** Nobody declared an attack, so nothing is turned up (REV-OUT-29). */
const isDefence = ({ kind }: Readonly<Combat>): boolean => kind === 'port' || kind === 'outpost';

interface Blows {
  readonly damage: number;
  readonly airshipDamage: number;
  readonly sanity: number;
}

/** AUZ-CMB-04, AUZ-CMB-05, AUZ-MULTI-02: each tile by the row of its type. */
function applyCard(g: Game, combat: Combat): Blows {
  const card = g.content.card(g.state.card ?? '');
  const types = fightingTypes(combat);
  let [damage, airshipDamage, sanity] = [0, 0, 0];
  for (const tile of foes(g)) {
    const type = typeOf(g, tile);
    if (type === 'empty') continue;
    const row: CombatRow = card.rows[type];
    const hits = row.hits.filter((unit: UnitType) => types.includes(unit)).length;
    // AUZ-MULTI-03: twins are both hit in full.
    const immune = hits > 0 && g.content.edition.combat.isImmune(g, tile);
    if (!immune) strike(g, combat.seat, tile, hits);
    if (hits > 0 && !immune)
      g.tell('oldOne.hit', 'AUZ-CMB-05', { seat: combat.seat, tile: tile.tile.is, damage: hits });
    // AUZ-MULTI-04: and both strike.
    damage += row.damage;
    airshipDamage += row.airshipDamage;
    sanity += row.sanity;
  }
  return { damage, airshipDamage, sanity };
}

/** AUZ-CMB-14: a token that is not there to be removed means defeat. */
export function loseSanity(g: Game, combat: Combat, lost: number): void {
  if (lost === 0) return;
  if (lost > combat.sanity) combat.defeated = true;
  combat.sanity = Math.max(0, combat.sanity - lost);
  g.tell('sanity.lost', 'AUZ-CMB-14', { seat: combat.seat, lost, left: combat.sanity });
}

/** One combat from its first tile turned up to its last unit home: AUZ-CMB-25, letter by letter. */
export const combat = auto(
  'combat',
  (a: { seat: number }) => ({
    ...a,
    /** Something was turned up by this attack, or a card was drawn. */
    mayWithdraw: false,
    answer: null as Answer<'stay' | 'withdraw'> | null,
    airshipDamage: 0,
    dying: [] as UnitType[],
  }),
  {
    /** AUZ-ATK-13, AUZ-RULING-70: all that sleeps there, beside what is awake. */
    reveal(g, my, k) {
      const { hex } = combatOf(g);
      const hidden = g.state.tiles.some((tile) => tile.hex === hex && !tile.faceUp);
      if (!hidden || isDefence(combatOf(g))) return undefined;
      my.mayWithdraw = true;
      // AUZ-CHAL-09: a Spawning Temple spawns before anybody fights.
      return k.call(revealHex, { hex });
    },
    revealNext(g, _my, k) {
      const { hex } = combatOf(g);
      const hidden = g.state.tiles.some((tile) => tile.hex === hex && !tile.faceUp);
      return hidden && !isDefence(combatOf(g)) ? k.to('reveal') : undefined;
    },
    /** AUZ-CMB-02, AUZ-PERS-10; AUZ-ATK-14, AUZ-RULING-18 where nothing was there. */
    begin(g, my, k) {
      const fight = combatOf(g);
      fight.sanity =
        g.content.content.supply.sanityPerPlayer +
        (has(g, my.seat, 'jago') ? 1 : 0) +
        g.content.edition.combat.moreSanity(g, fight);
      if (foes(g).length === 0) {
        g.tell('combat.nothing', 'AUZ-ATK-14', { seat: my.seat, hex: fight.hex });
        return k.to('home');
      }
      const force = { ...fight.force };
      g.tell('combat.begins', 'AUZ-CMB-01', { seat: my.seat, hex: fight.hex, force });
      return undefined;
    },
    /** AUZ-PERS-18. */
    karpov(g, my) {
      const fight = combatOf(g);
      if (fight.kind !== 'port' || !has(g, my.seat, 'karpov')) return undefined;
      for (const tile of foes(g)) strike(g, my.seat, tile, 2);
      g.tell('karpov', 'AUZ-PERS-18', { seat: my.seat, hex: fight.hex });
      buryDead(g, foes(g));
      return undefined;
    },
    /** (a) Not before the first card of a tile that lay face up, never in a Port (AUZ-PORT-04). */
    withdrawal(g, my, k) {
      const fight = combatOf(g);
      my.answer = null;
      if (parts(g).length === 0 || fight.kind === 'port' || !my.mayWithdraw) return k.to('cards');
      return k.call(withdrawal, { seat: my.seat }, 'answer');
    },
    leave(g, my, k) {
      if (my.answer?.do !== 'withdraw') return undefined;
      withdraw(g, my.answer.part, 'AUZ-WDR-01');
      // AUZ-WDR-03: no defeat. AUZ-WDR-04: who stays fights on.
      return nobodyFights(combatOf(g)) ? k.to('home') : undefined;
    },
    /** (b) Nothing in the base game. */
    cards(g, my, k) {
      const { cards } = g.content.edition.combat;
      return cards ? k.call(cards, { seat: my.seat }) : undefined;
    },
    /**
     * (c) W1, for those who stay to face the card (AUZ-RULING-79). A card may have ended it; then
     * there is none, but for who may still strike (REV-COMBAT-09).
     */
    before(g, my, k) {
      const fight = combatOf(g);
      if (g.content.edition.combat.isCalledOff(g)) return k.to('home');
      const last = fight.defeated || isFallen(fight) || nobodyFights(fight);
      const open = last ? lastStrikes(g, my.seat) : windowOptions(g, my.seat, 'before');
      return open.length > 0
        ? k.call(combatWindow, { seat: my.seat, when: 'before', last })
        : undefined;
    },
    /**
     * AUZ-CMB-19, AUZ-LOSE-04, AUZ-RULING-80; AUZ-PORT-08, AUZ-RULING-27: without a unit no card is
     * drawn.
     */
    cleared(g, _my, k) {
      const fight = combatOf(g);
      buryDead(g, foes(g));
      if (isFallen(fight)) return k.to('home');
      // AUZ-LOSE-03: also if the last Old One has just been destroyed.
      if (fight.defeated) return k.to('defeat');
      if (foes(g).length === 0) return k.to('home');
      if (!nobodyFights(fight)) return undefined;
      fight.defeated = true;
      return k.to('defeat');
    },
    /** (d) */
    card(g, my) {
      my.mayWithdraw = true;
      drawOldOneCard(g, 'AUZ-CMB-03');
      return undefined;
    },
    /** (e) WJ. */
    jones(g, my, k) {
      const fight = combatOf(g);
      my.answer = null;
      // AUZ-RULING-21: not in a Port.
      const may =
        fight.kind !== 'port' &&
        parts(g).length > 0 &&
        has(g, my.seat, 'jones') &&
        !fight.used.includes('jones');
      return may ? k.call(jones, { seat: my.seat }, 'answer') : undefined;
    },
    jonesLeaves(g, my, k) {
      if (my.answer?.do !== 'withdraw') return undefined;
      const fight = combatOf(g);
      fight.used.push('jones');
      withdraw(g, my.answer.part, 'AUZ-PERS-09');
      if (!nobodyFights(fight)) return undefined;
      discardCard(g);
      return k.to('home');
    },
    /**
     * (f) Hits, Sanity and strikes are read together (AUZ-CMB-15, AUZ-RULING-69), those of all
     * tiles at once (AUZ-MULTI-05), then placed one by one.
     */
    apply(g, my) {
      const fight = combatOf(g);
      const blows = applyCard(g, fight);
      loseSanity(g, fight, blows.sanity);
      fight.toPlace = blows.damage;
      my.airshipDamage = blows.airshipDamage;
      return undefined;
    },
    ground(g, my, k) {
      const fight = combatOf(g);
      if (fight.toPlace === 0) return k.to('air');
      // AUZ-RULING-23.
      if (!groundUnits(g)) {
        g.tell('damage.lost', 'AUZ-CMB-09', { seat: my.seat, damage: fight.toPlace });
        fight.toPlace = 0;
        return k.to('air');
      }
      return k.call(placeDamage, { seat: my.seat });
    },
    groundAgain: (_g, _my, k) => k.to('ground'),
    /** AUZ-CMB-10. */
    air(g, my, k) {
      if (my.airshipDamage === 0 || combatOf(g).force.airship === 0) return k.to('after');
      my.airshipDamage--;
      return k.call(damageStack, { unit: 'airship' });
    },
    airAgain: (_g, _my, k) => k.to('air'),
    /** (g) W2. */
    after: (g, my, k) =>
      windowOptions(g, my.seat, 'after').length > 0
        ? k.call(combatWindow, { seat: my.seat, when: 'after', last: false })
        : undefined,
    /** (h) Destroyed Old Ones first, then defeat; both may happen (AUZ-LOSE-03). */
    reckon(g, _my, k) {
      const fight = combatOf(g);
      discardCard(g);
      g.content.edition.combat.cardResolved(g, fight);
      // AUZ-MULTI-06.
      buryDead(g, foes(g));
      // REV-RULING-04, REV-RULING-55: a Port that has fallen ends the combat; nobody else is lost.
      if (isFallen(fight)) return k.to('home');
      if (nobodyFights(fight)) fight.defeated = true;
      if (fight.defeated) return k.to('defeat');
      // AUZ-RULING-71: a withdrawal only if the combat did not end.
      return foes(g).length === 0 ? k.to('home') : k.to('withdrawal');
    },
    /** AUZ-CMB-20, AUZ-RULING-22: of each damaged stack the one unit that carries the cubes. */
    defeat(g, my) {
      const fight = combatOf(g);
      g.tell('combat.defeat', nobodyFights(fight) ? 'AUZ-LOSE-01' : 'AUZ-LOSE-02', {
        seat: my.seat,
        hex: fight.hex,
      });
      g.content.edition.combat.defeated(g, fight);
      my.dying = typesIn(fight.force).filter((type) => fight.damage[type] > 0);
      return undefined;
    },
    perish(_g, my, k) {
      const unit = my.dying.shift();
      return unit ? k.call(eliminate, { unit, rule: 'AUZ-CMB-20' }) : k.to('home');
    },
    perishAgain: (_g, _my, k) => k.to('perish'),
    /** AUZ-CMB-21 to 23, AUZ-ATK-17. */
    home(g, my) {
      const fight = combatOf(g);
      const { barracks } = playerOf(g, my.seat);
      g.content.edition.combat.keepWounds(g, fight, typesIn(fight.force));
      for (const type of typesIn(fight.force)) barracks[type] += fight.force[type];
      const left = foes(g);
      regenerate(g, left);
      g.tell('combat.ends', 'AUZ-CMB-17', { seat: my.seat, hex: fight.hex, left: left.length });
      g.state.combat = null;
      g.content.edition.combat.ends(g, fight);
      return undefined;
    },
  },
  { span: 'combat' },
);

/** One cube where the fighter wants it. */
export const placeDamage = auto(
  'place-damage',
  (a: { seat: number }) => ({ ...a, stack: null as Answer<'damage'> | null }),
  {
    ask: (_g, my, k) => k.call(whichStack, { seat: my.seat }, 'stack'),
    put(g, my, k) {
      combatOf(g).toPlace--;
      return my.stack ? k.call(damageStack, { unit: my.stack.unit }) : undefined;
    },
  },
);

/** Opens a combat; the units leave the Barracks for the force. */
export function openCombat(
  g: Game,
  kind: Combat['kind'],
  seat: number,
  hex: number,
  force: Readonly<Record<UnitType, number>>,
): void {
  const { barracks } = playerOf(g, seat);
  for (const type of typesIn(force)) barracks[type] -= force[type];
  g.state.combat = {
    kind,
    seat,
    hex,
    force: { ...force },
    damage: g.content.edition.combat.woundsOf(g, seat, force),
    sanity: 0,
    used: [],
    toPlace: 0,
    fort: g.content.edition.combat.fortOf(g, kind, seat, hex),
    falling: null,
    defeated: false,
  };
}

export type { Part };
