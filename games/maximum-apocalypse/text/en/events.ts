import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { missionTitle } from '../goals.ts';
import { names } from '../names.en.ts';
import { capital, en, listed } from '../typography.ts';

const the = (id: string): string => names.noun(id).the;
const The = (id: string): string => capital(the(id));
const { source, title } = names;
const cards = (list: readonly string[]): string => listed(list.map(title), 'and');
/** Cards by name where the reader may know them, otherwise their number. */
const drawn = (list: readonly string[] | null, count: number): string =>
  list === null ? names.cards(count) : cards(list);
const left = (hp: number): string => (hp === 0 ? 'none left' : `${hp} left`);
const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** What happened, in the log: past tense, a full stop. */
export const events: Catalogue<Maximum>['events'] = {
  'setup.survivor': (p, t) => `${t.seat(p.seat)} took ${the(p.survivor)}.`,
  'setup.mission': (p) => `The mission was “${missionTitle('en', p.mission)}”.`,
  'setup.map': (p) => `The map was laid with ${p.tiles} tiles.`,
  'setup.hand': (p) => en`${The(p.who)} drew ${drawn(p.cards, p.count)}.`,
  'setup.mulligan': (p) =>
    p.count === 0
      ? `${The(p.who)} kept the opening hand.`
      : `${The(p.who)} changed ${names.cards(p.count)}.`,
  'setup.first': (p) => `${The(p.who)} went first.`,
  'setup.marker': (p) => `Marker ${p.marker} was put on ${p.tile}.`,
  'setup.hunger': (p) => `${The(p.who)} began with hunger ${p.level}.`,
  turn: (p) => `Round ${p.round}: ${the(p.who)}’s turn began.`,
  rolled: (p) => `The spawn roll was ${p.dice.join(' + ')} = ${p.total}.`,
  'token.drawn': (p) => `The spawn token was ${names.spawnToken(p.token)}.`,
  'token.bagged': () => 'All spawn tokens went back into the bag.',
  spawned: (p) =>
    `A Monster token appeared on ${p.tile}${p.tokens > 1 ? ` (${p.tokens} there now)` : ''}.`,
  'spawn.full': (p) => `${p.tile} was full: no token was placed.`,
  overflow: (p) => `${p.tile} overflowed onto its neighbours.`,
  'spawn.nothing': () => 'Nothing appeared.',
  'tokens.removed': (p) => `${names.tokens(p.count)} left ${p.tile}.`,
  drew: (p) => en`${The(p.who)} drew ${drawn(p.cards, p.count)}.`,
  'drew.full': (p) => `${The(p.who)}’s hand was full: ${title(p.card)} was discarded.`,
  burned: (p) => en`${The(p.who)} burned ${cards(p.cards)}.`,
  milled: (p) =>
    p.under
      ? `${title(p.card)} went under the ${names.deck[p.deck]}.`
      : `${title(p.card)} was discarded from the ${names.deck[p.deck]}.`,
  moved: (p) => `${The(p.who)} moved ${names.toTile(p.to, p.is)}.`,
  returned: (p) => `${The(p.who)} was sent back to ${p.to}.`,
  revealed: (p) => `${p.tile} turned out to be ${names.noun(p.is).a}.`,
  played: (p) => en`${The(p.who)} played ${title(p.card)}.`,
  equipped: (p) => en`${The(p.who)} equipped ${title(p.card)}.`,
  used: (p) => en`${The(p.who)} used ${title(p.card)}.`,
  effect: (p) =>
    names.isCharacter(p.of)
      ? en`${The(p.who)} used ${source(p.of)}.`
      : `${source(p.of)} took effect for ${the(p.who)}.`,
  discarded: (p) => en`${The(p.who)} discarded ${title(p.card)}.`,
  left: (p) => `${title(p.card)} was left on ${p.tile}.`,
  exiled: (p) => `${title(p.card)} left the game.`,
  charges: (p) =>
    `${The(p.who)}’s ${title(p.card)} had ${p.charges} ${p.charges === 1 ? 'token' : 'tokens'}.`,
  scavenged: (p) =>
    p.card === null
      ? `${The(p.who)} found a card in the ${names.deck[p.deck]}.`
      : `${The(p.who)} found ${title(p.card)} in the ${names.deck[p.deck]}.`,
  'scavenge.empty': (p) => `The ${names.deck[p.deck]} was empty: ${the(p.who)} found nothing.`,
  looked: (p) => en`${The(p.who)} looked at ${drawn(p.cards, p.count)}.`,
  under: (p) =>
    `${The(p.who)} put ${p.card === null ? 'a card' : title(p.card)} under the ${names.deck[p.deck]}.`,
  stealth: (p) =>
    `${The(p.who)} rolled ${p.dice.join(' + ')} = ${p.total} against ${p.level}: ${p.success ? 'passed' : 'failed'}.`,
  'stealth.sure': (p) =>
    p.success
      ? `${The(p.who)} passed the test without a roll.`
      : `${The(p.who)} failed the test without a roll.`,
  attracted: (p) => `${names.tokens(p.tokens)} noticed ${the(p.who)}.`,
  engaged: (p) => `${capital(names.noun(p.card).a)} engaged ${the(p.who)}.`,
  'engaged.again': (p) => `${The(p.card)} turned on ${the(p.who)}.`,
  'monster.none': (p) => `No monster was left for ${the(p.who)} to draw.`,
  'monster.shuffled': () => 'The Monster discard pile was shuffled into a new deck.',
  attacked: (p) => `${The(p.card)} attacked ${the(p.who)}.`,
  hurt: (p) => `${The(p.character)} suffered ${p.amount} damage (${left(p.hp)}).`,
  spared: (p) => `${The(p.character)} suffered no damage from ${source(p.of)}.`,
  healed: (p) => `${The(p.character)} healed ${p.amount} (${p.hp} now).`,
  lost: (p) => `${The(p.character)} lost ${names.points(p.amount)} (${left(p.hp)}).`,
  wounded: (p) => `${The(p.card)} suffered ${p.amount} damage (${left(p.hp)}).`,
  unhurt: (p) => `${The(p.card)} was not hurt.`,
  killed: (p) =>
    p.by === null ? `${The(p.card)} was killed.` : `${The(p.by)} killed ${the(p.card)}.`,
  'monster.healed': (p) => `${The(p.card)} healed ${p.amount} (${p.hp} now).`,
  drained: (p) => `${The(p.card)} drained ${names.points(p.amount)}.`,
  countered: (p) => `${The(p.card)} struck back at ${the(p.who)}.`,
  stampeded: (p) => `${The(p.card)} stampeded.`,
  stunned: (p) => `${The(p.card)} was stunned.`,
  'stun.over': (p) => `${The(p.card)} was no longer stunned.`,
  hidden: (p) => `${The(p.card)} became a token on ${p.tile}.`,
  hunger: (p) => `${The(p.who)}’s hunger rose to ${p.level}.`,
  'hunger.skipped': (p) => `${The(p.who)}’s hunger did not rise.`,
  starving: (p) => `${The(p.character)} was Starving and suffered ${p.damage} damage.`,
  fed: (p) => `${The(p.who)}’s hunger fell to ${p.level}.`,
  poisoned: (p) =>
    `${The(p.character)} was poisoned (${p.tokens} ${p.tokens === 1 ? 'token' : 'tokens'}).`,
  'poison.hurts': (p) =>
    `Poison cost ${the(p.character)} ${names.points(p.amount)} (${left(p.hp)}).`,
  cured: (p) => {
    const poison = p.poison > 0 ? [`${p.poison} Poison`] : [];
    return `${The(p.character)} was cured of ${listed([...poison, ...p.insanity.map(title)], 'and')}.`;
  },
  insanity: (p) => en`${The(p.who)} was struck by ${title(p.card)}.`,
  'insanity.none': (p) => `No Insanity card was left for ${the(p.who)}.`,
  insane: (p) => `${The(p.who)} went insane.`,
  actions: (p) =>
    p.change > 0
      ? `${The(p.who)} gained ${names.actions(p.change)} (${p.left} left).`
      : `${The(p.who)} lost ${names.actions(-p.change)} (${p.left} left).`,
  granted: (p) => `${The(p.who)} was given ${names.actions(p.actions)}.`,
  flipped: (p) => `${The(p.who)} took the posture of the ${names.posture[p.side]}.`,
  traded: (p) => {
    if (p.taken === 0) return `${The(p.from)} gave ${the(p.to)} ${names.cards(p.given)}.`;
    if (p.given === 0) return `${The(p.to)} gave ${the(p.from)} ${names.cards(p.taken)}.`;
    return `${The(p.from)} gave ${the(p.to)} ${names.cards(p.given)} for ${p.taken}.`;
  },
  'trade.refused': (p) => `${The(p.to)} refused ${the(p.from)}’s offer.`,
  'trade.offered': (p) => `${The(p.from)} offered ${the(p.to)} a trade.`,
  delivered: (p) =>
    `${The(p.who)} delivered ${names.family[p.family]} to ${p.at} (${p.count} of ${p.needed}).`,
  worked: (p) => `${The(p.who)} worked on the mission at ${p.tile} (${p.count} of ${p.needed}).`,
  pickedUp: (p) => en`${The(p.who)} picked up ${title(p.card)}.`,
  died: (p) => `${The(p.character)} died.`,
  eliminated: (p) => `${The(p.who)} was out of the game.`,
  boss: (p) => en`${The(p.who)} drew the boss out: ${title(p.card)}.`,
  'boss.waits': (p) => `Something still waited on ${p.tile}.`,
  given: (p) => en`${The(p.who)} received ${title(p.card)}.`,
  unmarked: (p) => `Marker ${p.marker} was removed from ${p.tile}.`,
  visited: (p) => `${The(p.who)} reached marker ${p.marker}.`,
  destroyed: (p) => `${p.tile} was destroyed.`,
  'tile.removed': (p) => `${p.tile} was lost to the fallout.`,
  timer: (p) => `${capital(rounds(p.rounds))} remained after this one.`,
  'scientist.alive': (p) => `${The(p.who)} found the Scientist alive.`,
  'message.noted': (p) => `${The(p.who)} found the Scientist dead and noted the message.`,
  recovered: (p) => en`${The(p.who)} recovered ${title(p.card)}.`,
  gaveGear: (p) => `${The(p.from)} gave ${title(p.card)} to ${the(p.to)}.`,
  attached: (p) => en`${The(p.who)} attached ${title(p.card)} to ${title(p.to)}.`,
  night: (p) => en`Night fell: ${title(p.card)}.`,
  day: (p) =>
    p.direction === ''
      ? 'There was no further Day card.'
      : `The Day card pointed ${names.direction[p.direction]}.`,
  'token.marched': (p) => `${names.tokens(p.count)} marched ${names.direction[p.direction]}.`,
  nothing: (p) => `${source(p.of)} had no effect.`,
  won: () => 'The mission was accomplished: everybody won.',
  defeat: (p) => {
    if (p.by === 'supply') return 'No Monster token was left to place: the game was lost.';
    if (p.by === 'deaths') return 'The last survivor was dead: the game was lost.';
    if (p.by === 'hardcore') return 'A survivor was dead, and one was enough: the game was lost.';
    return p.by === 'timer'
      ? 'Time had run out: the game was lost.'
      : 'The Scientist was dead and nobody had the Dusty Journal: the game was lost.';
  },
};
