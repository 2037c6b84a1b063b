import type { PersonalityId, UnitType } from '../content/types.ts';
import { hasItsDamage, strike, tileById } from './damage.ts';
import { combatOf, damageOn, eliminate, unitsAndOutpost } from './force.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { oneUseForbidden, ownOneUse, playOneUse } from './one-use.ts';
import { has } from './people.ts';

/** AUZ-CMB-18, AUZ-RULING-19: W1 comes before a card is drawn, W2 after its symbols are applied. */
export type When = 'before' | 'after';

/** One point of damage each, with the unit type that has to be in the force. */
const STRIKERS: readonly { readonly who: PersonalityId; readonly needs: UnitType | null }[] = [
  { who: 'milligan', needs: 'artillery' },
  { who: 'khouri', needs: null },
  { who: 'verne', needs: 'airship' },
  { who: 'singh', needs: 'car' },
];

type WindowChoice = Answer<'strike' | 'sacrifice' | 'repair' | 'play'>;

/** All that the fighter's personalities might do here, whether the moment is right or not. */
function candidates(g: Look, seat: number, when: When): WindowChoice[] {
  const { combat } = g.state;
  if (!combat) return [];
  const stacks = unitsAndOutpost(combat);
  const targets = g.state.tiles.filter((tile) => tile.hex === combat.hex && tile.faceUp);
  const options: WindowChoice[] = [];
  for (const { who } of STRIKERS)
    if (has(g, seat, who))
      for (const tile of targets)
        options.push({ do: 'strike', personality: who, tile: tile.tile.is });
  if (has(g, seat, 'takanashi'))
    for (const unit of stacks)
      for (const tile of targets) options.push({ do: 'sacrifice', unit, tile: tile.tile.is });
  if (has(g, seat, 'caprotti')) for (const unit of stacks) options.push({ do: 'repair', unit });
  // AUZ-PERS-00c: one-use cards only in W1 of the own Attack action.
  if (when === 'before' && combat.kind === 'attack') options.push(...ownOneUse(g, seat));
  return options;
}

/** REV-COMBAT-09: a card has ended the combat; only who may strike all the same is left to choose. */
const strikesAllTheSame = (g: Look, option: WindowChoice): boolean =>
  option.do === 'strike' && g.content.edition.combat.mayStillStrike(g, option.personality);

/** AUZ-PERS-00b, AUZ-CMB-26: once per combat, and the condition holds at the moment of use. */
function windowForbidden(g: Look, seat: number, when: When, option: WindowChoice): Refusal | null {
  const { combat } = g.state;
  if (!combat) return null;
  if (option.do === 'play') return oneUseForbidden(g, seat, option.personality);
  const who =
    option.do === 'strike'
      ? option.personality
      : option.do === 'sacrifice'
        ? 'takanashi'
        : 'caprotti';
  if (combat.used.includes(who)) return g.no('AUZ-PERS-00b', 'window.used', { personality: who });
  if (option.do !== 'repair' && hasItsDamage(g, option.tile))
    return g.no('AUZ-RULING-90', 'window.destroyed', { tile: option.tile });
  if (option.do === 'strike') {
    const needs = STRIKERS.find((striker) => striker.who === who)?.needs ?? null;
    const present = needs === null ? unitsAndOutpost(combat).length > 0 : combat.force[needs] > 0;
    if (!present && !g.content.edition.combat.mayStillStrike(g, who))
      return g.no('AUZ-CMB-26', 'window.needs', { personality: who, unit: needs ?? 'any' });
  }
  if (option.do === 'repair') {
    if (when === 'before') return g.no('AUZ-PERS-27', 'window.afterCard', { personality: who });
    if (damageOn(combat, option.unit) === 0)
      return g.no('AUZ-PERS-27', 'window.undamaged', { unit: option.unit });
  }
  return null;
}

/** What may be done in a window of the combat. Personalities are open, so all know it. */
export const windowOptions = (g: Look, seat: number, when: When): WindowChoice[] =>
  candidates(g, seat, when).filter((option) => windowForbidden(g, seat, when, option) === null);

/** What is left to do before the defeat that a card has brought about. */
export const lastStrikes = (g: Look, seat: number): WindowChoice[] =>
  windowOptions(g, seat, 'before').filter((option) => strikesAllTheSame(g, option));

/** What may be played before or after a card of a combat. */
const useInCombat = decision<
  { seat: number; when: When; last: boolean },
  'strike' | 'sacrifice' | 'repair' | 'play' | 'done'
>('combat-window', {
  rule: 'AUZ-CMB-18',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'window', when: my.when }),
  options: (g, my) => [
    ...candidates(g, my.seat, my.when).filter((option) => !my.last || strikesAllTheSame(g, option)),
    { do: 'done' },
  ],
  forbids: (g, my, option) =>
    option.do === 'done' ? null : windowForbidden(g, my.seat, my.when, option),
});

export const combatWindow = auto(
  'use-in-combat',
  (a: { seat: number; when: When; last: boolean }) => ({
    ...a,
    use: null as Answer<'strike' | 'sacrifice' | 'repair' | 'play' | 'done'> | null,
  }),
  {
    ask(g, my, k) {
      const { seat, when, last } = my;
      const open = last ? lastStrikes(g, seat) : windowOptions(g, seat, when);
      return open.length > 0 ? k.call(useInCombat, { seat, when, last }, 'use') : k.done(null);
    },
    use(g, my, k) {
      const fight = combatOf(g);
      const { use, seat } = my;
      switch (use?.do) {
        case 'strike': {
          fight.used.push(use.personality);
          strike(g, seat, tileById(g, use.tile), 1);
          g.tell('personality.struck', g.content.personality(use.personality).rule, {
            seat,
            personality: use.personality,
            tile: use.tile,
            damage: 1,
          });
          return undefined;
        }
        case 'sacrifice': {
          fight.used.push('takanashi');
          strike(g, seat, tileById(g, use.tile), 2);
          g.tell('personality.struck', 'AUZ-PERS-16', {
            seat,
            personality: 'takanashi',
            tile: use.tile,
            damage: 2,
          });
          if (use.unit !== 'outpost' && use.unit !== 'port')
            return k.call(eliminate, { unit: use.unit, rule: 'AUZ-PERS-16' });
          g.content.edition.combat.spendOutpost(g, fight);
          return undefined;
        }
        case 'repair': {
          fight.used.push('caprotti');
          if (fight.fort && use.unit === fight.fort.kind) fight.fort.damage--;
          else if (use.unit !== 'outpost' && use.unit !== 'port') fight.damage[use.unit]--;
          g.tell('unit.repaired', 'AUZ-PERS-27', { seat, unit: use.unit });
          return undefined;
        }
        case 'play':
          return k.call(playOneUse, { seat, personality: use.personality });
        default:
          return k.done(null);
      }
    },
    again: (_g, _my, k) => k.to('ask'),
  },
);
