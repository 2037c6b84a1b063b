import type { Catalogue } from '@incognita/kernel';
import type { CardKind } from '../content/cards.ts';
import type { Whiteout } from '../rules/kit.ts';
import { CARD_NAMES, FIND_NAMES, nameCards } from './names.ts';

const CARD = CARD_NAMES.en;
const FIND = FIND_NAMES.en;
const cards = (kinds: readonly CardKind[]): string => nameCards('en', kinds);

export const en: Catalogue<Whiteout> = {
  name: 'Whiteout',
  about: 'Sled teams race to the pole, through storms that are not all made by the weather.',
  config: {
    seats: { label: 'Teams', values: { 2: '2 teams', 3: '3 teams', 4: '4 teams' } },
    race: { label: 'Race', values: { short: 'Short race', long: 'Long race' } },
  },
  prompts: {
    turn: () => 'Trek, send a storm, scout or rest',
    push: (p) => `Space ${p.space}: push on, or make camp?`,
    shelter: (p, t) => `A storm from ${t.seat(p.from)}: take shelter?`,
    price: () => 'Pay for the storm',
    abandon: () => 'Abandon a second card',
    spend: () => 'Spend a card to look ahead',
    keep: () => 'Keep one of the cards you scouted',
  },
  choices: {
    trek: (p) => `Trek with ${CARD[p.card]}`,
    storm: (p, t) => `Send a storm over ${t.seat(p.target)}`,
    scout: () => 'Scout: spend a card for the better of two',
    rest: () => 'Rest and draw two cards',
    push: (p) => `Push on with ${CARD[p.card]}`,
    camp: () => 'Make camp here',
    shelter: () => 'Sit it out in a Shelter',
    endure: () => 'Endure the storm',
    fallBack: () => 'Fall back three spaces',
    abandon: (p) => `Abandon ${CARD[p.card]}`,
    spend: (p) => `Spend ${CARD[p.card]}`,
    keep: (p) => `Keep ${CARD[p.card]}`,
  },
  events: {
    start: (p, t) => `${t.seat(p.first)} broke camp first.`,
    round: (p) => `Round ${p.round} began.`,
    trekked: (p, t) => `${t.seat(p.seat)} trekked with ${CARD[p.card]} to space ${p.to}.`,
    pushed: (p, t) => `${t.seat(p.seat)} pushed on with ${CARD[p.card]} to space ${p.to}.`,
    found: (p, t) => `${t.seat(p.seat)} found ${FIND[p.find]} on space ${p.space}.`,
    slipped: (p, t) => `${t.seat(p.seat)} climbed out on space ${p.to}.`,
    arrived: (p, t) =>
      p.first ? `${t.seat(p.seat)} was first at the pole.` : `${t.seat(p.seat)} reached the pole.`,
    storm: (p, t) => `${t.seat(p.seat)} sent a storm over ${t.seat(p.target)}.`,
    sheltered: (p, t) => `${t.seat(p.seat)} sat it out in a shelter.`,
    fellBack: (p, t) => `${t.seat(p.seat)} fell back to space ${p.to}.`,
    abandoned: (p, t) => `${t.seat(p.seat)} abandoned ${CARD[p.card]}.`,
    scouted: (p, t) =>
      p.cards
        ? `${t.seat(p.seat)} spent ${CARD[p.spent]} and scouted ${cards(p.cards)}.`
        : `${t.seat(p.seat)} spent ${CARD[p.spent]} and scouted ahead.`,
    kept: (p, t) =>
      p.card ? `${t.seat(p.seat)} kept ${CARD[p.card]}.` : `${t.seat(p.seat)} kept one card.`,
    rested: (p, t) => `${t.seat(p.seat)} rested.`,
    drew: (p, t) =>
      p.cards
        ? `${t.seat(p.seat)} drew ${cards(p.cards)}.`
        : `${t.seat(p.seat)} drew ${p.count === 1 ? 'a card' : `${p.count} cards`}.`,
    reshuffled: () => 'The discard pile was shuffled into a new deck.',
    winter: () => 'Winter closed the trail before anybody reached the pole.',
    finished: () => 'The round was over, and so was the race.',
  },
  reasons: {
    noPace: (p) => `${CARD[p.card]} pulls no sled; only dogs do.`,
    tooTired: (p) => `${CARD[p.card]} cannot push on; they have done enough.`,
    noStorm: () => 'You hold no Storm.',
    behind: (p, t) =>
      `${t.seat(p.target)} is behind you; a storm only catches teams level or ahead.`,
    atPole: (p, t) => `${t.seat(p.target)} is at the pole and out of every storm.`,
    noShelter: () => 'You hold no Shelter.',
    noSteps: (p) => `You stand on space ${p.space}, too near the camp to fall back three spaces.`,
    emptyHand: () => 'You hold no card to spend.',
    handFull: (p) => `You hold ${p.cards} cards, and six is the limit.`,
    longForFour: () =>
      'The deck does not last four teams for a long race; take two or three teams.',
  },
  scores: {
    pole: (p) => (p.first ? 'First at the pole' : 'Reached the pole'),
    onTheWay: (p) => `On the way: 1 for every 3 of ${p.spaces} spaces`,
    finds: (p) => `${p.count} × ${FIND[p.find]}`,
  },
  scoreNames: { pole: 'Pole', onTheWay: 'On the way', finds: 'Finds' },
  sides: {},
};
