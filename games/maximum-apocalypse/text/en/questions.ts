import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { optionIn } from '../faces/option.ts';
import { names } from '../names.en.ts';
import { capital } from '../typography.ts';

const the = (id: string): string => names.noun(id).the;
const The = (id: string): string => capital(the(id));
const { source, title } = names;

/** What a seat is asked: an imperative, two short lines on the page at most. */
export const prompts: Catalogue<Maximum>['prompts'] = {
  take: () => 'Choose your survivor',
  place: (p) => `Lay the next tile face down (${p.left} left)`,
  start: () => 'Put the start tile on the edge of the map',
  mark: (p) => `Choose the tile of marker ${p.marker}`,
  carry: () => 'Choose who looks after the Scientist',
  shareFuel: (p) => `Choose who carries the next Fuel (${p.left} left)`,
  mulligan: (p) =>
    p.aside === 0
      ? `Keep ${the(p.who)}’s hand, or put cards aside to change them`
      : `Put more cards aside, or draw ${names.cards(p.aside)} for them`,
  first: () => 'Choose who goes first',
  action: (p) =>
    p.granted
      ? `${The(p.who)} was given ${names.actions(p.left)}: act, or decline`
      : p.left === 0
        ? `${The(p.who)} has no action left: end the actions, or do something for free`
        : `${The(p.who)} has ${names.actions(p.left)} left`,
  freePlay: (p) => `${The(p.who)} may play ${names.cards(p.left)} for free`,
  playFor: (p) => `Choose for whom you play ${title(p.card)}`,
  monster: (p) => `${source(p.of)}: choose a monster`,
  survivor: (p) => `${source(p.of)}: choose a survivor`,
  character: (p) => `${source(p.of)}: the Veteran or the Dog?`,
  tile: (p) => `${source(p.of)}: choose a tile`,
  gear: (p) => `${source(p.of)}: choose a gear`,
  card: (p) => `${source(p.of)}: choose a card`,
  deck: (p) => `${source(p.of)}: choose a scavenge deck`,
  option: (p) => `${source(p.of)}: choose one`,
  status: (p) => `${source(p.of)}: choose the status to remove`,
  optional: (p) => `${source(p.of)}: go on?`,
  step: (p) =>
    p.left === 1
      ? 'Choose the last tile of the move, or stop'
      : `Choose the next tile (up to ${p.left} more)`,
  sneak: (p) =>
    `${names.tokens(p.tokens)} ahead: sneak past with ${p.level} or less on two dice, or be noticed`,
  react: (p) => `${source(p.of)}: ${the(p.who)} may react`,
  loseCard: (p) => `${source(p.of)}: ${the(p.who)} discards ${names.cards(p.left)}`,
  loseGear: (p) => `${source(p.of)}: ${the(p.who)} discards ${p.left} gear`,
  loseAny: (p) =>
    `${source(p.of)}: ${the(p.who)} discards ${names.cards(p.left)} from hand or play`,
  burden: (p) => `${The(p.who)} carries ${p.total} and can carry ${p.limit}: discard gear`,
  keepCard: (p) =>
    p.left === 1 ? 'Choose a card to draw' : `Choose up to ${names.cards(p.left)} to draw`,
  swapCards: (p) => (p.left === 1 ? 'Discard 1 more card' : 'Discard 2 survivor cards to draw 1'),
  attackOrder: (p) => `Choose which monster attacks ${the(p.who)} next`,
  victim: (p) => `${The(p.card)} attacks: the Veteran or the Dog?`,
  newHost: (p) => `Choose whom ${the(p.card)} goes to`,
  resolve: () => 'Choose what happens next',
  bossOrder: () => 'Choose the boss that goes on top of the Monster deck next',
  tradeOffer: (p) => `Put together a trade with ${the(p.with)}`,
  tradeAnswer: (p) => `${The(p.from)} offers a trade`,
  border: (p) =>
    p.reveal ? 'Fallout: turn up a tile on the border' : 'Fallout: remove a tile on the border',
  nightHost: (p) => `A token reaches ${p.tile}: choose who draws the monster`,
  event: () => 'Choose which event comes first',
  mayDraw: (p) => `${The(p.who)} may draw a card`,
};

/** What a seat may answer: verbs with their objects, unlike each other in every question. */
export const choices: Catalogue<Maximum>['choices'] = {
  take: (p) => `Play ${the(p.survivor)}`,
  place: (p) => `Lay it on ${p.cell}`,
  layout: () => 'Lay out the rest for us',
  mark: (p) => `Mark ${p.tile}`,
  carry: (p) => The(p.survivor),
  leave: () => 'Leave it on the tile',
  aside: (p) => `Put ${title(p.card)} aside`,
  keep: () => 'Done: this is the hand',
  first: (p) => `${The(p.survivor)} goes first`,
  move: (p) => (p.is === '' ? `Explore ${p.to}` : `Go ${names.toTile(p.to, p.is)}`),
  draw: () => 'Draw a card',
  play: (p) => `Play ${title(p.card)}`,
  use: (p) => `Use ${title(p.card)}`,
  ability: (p) => `Use ${names.ability(p.character)}`,
  site: (p) => `Use ${names.tile(p.tile, p.is)}`,
  work: (p) => `Work on the mission at ${names.tile(p.tile, p.is)}`,
  scavenge: (p) => `Scavenge the ${names.deck[p.deck]}`,
  free: (p) => `Use ${title(p.card)} for free`,
  posture: () => 'Turn the Posture card over',
  spend: (p) => `Discard ${title(p.card)} for its effect`,
  swap: () => 'Discard 2 cards to draw 1',
  trade: (p) => `Trade with ${the(p.with)}`,
  deliver: (p) => `Deliver ${title(p.card)}`,
  pickUp: (p) => `Pick up ${title(p.card)}`,
  end: () => 'End the actions',
  for: (p) => `For ${the(p.survivor)}`,
  monster: (p) => `${title(p.card)} no. ${p.monster}`,
  survivor: (p) => The(p.survivor),
  character: (p) => The(p.character),
  tile: (p) => (p.is === '' ? `Unknown tile ${p.tile}` : capital(names.tile(p.tile, p.is))),
  gear: (p) => `${title(p.card)} no. ${p.gear}`,
  card: (p) => title(p.card),
  deck: (p) => capital(names.deck[p.deck]),
  option: (p) => optionIn('en', p.of, p.n),
  enough: () => 'That is enough',
  yes: () => 'Yes',
  no: () => 'No',
  sneak: () => 'Sneak past',
  noise: () => 'Let them notice you',
  react: (p) => `React with ${title(p.card)}`,
  pass: () => 'Pass',
  status: (p) => (p.status === 'poison' ? '1 Poison token' : title(p.status)),
  discard: (p) => `Discard ${title(p.card)}`,
  drop: (p) => `Discard the equipped ${title(p.card)}`,
  resolve: (p) => {
    const monster = `${title(p.card)} no. ${p.monster}`;
    if (p.what === 'destroy') return `Destroy effect: ${monster}`;
    return p.what === 'counter' ? `Counter: ${monster}` : `Stampede: ${monster}`;
  },
  give: (p) => `Give ${title(p.card)}`,
  giveGear: (p) => `Give the equipped ${title(p.card)}`,
  ask: (p) => `Ask for ${title(p.card)}`,
  askGear: (p) => `Ask for the equipped ${title(p.card)}`,
  offer: () => 'Send the offer',
  accept: () => 'Accept the trade',
  refuse: () => 'Refuse the trade',
};
