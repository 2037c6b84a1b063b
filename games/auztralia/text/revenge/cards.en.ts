import type { Effect, EffectOf } from '../../content/revenge/effects.ts';
import type { When } from './cards.ts';

const upTo = (n: number, one: string, many: string): string =>
  n === 1 ? one : `up to ${n} ${many}`;
const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`);
const hexes = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

/** `In a combat with an Airship:` */
export function whenEn({ deck, with: held, where, units }: When): string {
  const fight = where === 'attack' ? 'Attack' : 'combat';
  const force = {
    airship: ' with an Airship',
    infantry: ' with Infantry',
    ground: ' with a Unit other than an Airship',
    any: units > 1 ? ` with ${units} or more Units` : '',
  }[held];
  const except = where === 'notPort' ? ', but not in the defence of a Port' : '';
  return `${deck === 'mythos' ? 'In any' : 'In your next'} ${fight}${force}${except}:`;
}

function damage({ sel, n }: EffectOf<'dmg'>): string {
  switch (sel) {
    case 'force':
      return `${n} damage to the force, placed by its owner`;
    case 'airships':
      return `${n} damage to the Airships`;
    case 'stack*':
      return `every stack of Units takes ${n} damage, and so does an Outpost; a Port takes none`;
    case 'stack':
      return `${n} damage to one stack of Units other than Airships, or to an Outpost, as you choose`;
    case 'largest':
      return `${n} damage to your largest stack of Units other than Airships`;
  }
}

function elimination({ unit, of }: EffectOf<'kill'>): string {
  if (unit === 'any') return 'that player loses one Unit of their choice from the Barracks';
  if (unit === 'infantry') return 'the top Infantry of the force is eliminated';
  return of === 'you' ? 'one Airship in your Barracks is destroyed' : 'one Airship is eliminated';
}

function ousted({ sel, n }: EffectOf<'oust'>): string {
  switch (sel) {
    case 'display':
      return n === 1
        ? 'remove a Personality of your choice from the display'
        : `remove up to ${n} Personalities of your choice from the display, one after the other`;
    case 'rightmost':
      return n === 1
        ? 'the rightmost Personality of the display leaves the game'
        : `the ${n} rightmost Personalities of the display leave the game`;
    case 'humans':
      return `remove ${upTo(n, 'a Personality', 'Personalities')} lying in front of players from the game`;
    case 'you':
      return `remove ${n} of your Personalities, as you choose, from the game`;
  }
}

function time({ sel, n }: EffectOf<'time'>): string {
  switch (sel) {
    case 'purple':
      return `the purple disc goes back ${spaces(n)}, but not behind where it began`;
    case 'human':
      return `move the disc of one player on by ${spaces(n)}, but not beyond 52`;
    case 'humans':
      return `move discs of players on by up to ${spaces(n)} in all, none beyond 52`;
    case 'you':
      return `your disc moves on by ${spaces(n)}, but not beyond 52`;
  }
}

function brought({ level, n, to }: EffectOf<'bring'>): string {
  const unused = `unused level ${level} tile`;
  switch (to) {
    case 'freeSpawn':
      return `draw ${upTo(n, `an ${unused}, look at it`, `${unused}s, look at them`)} and put each face down on an unoccupied Spawn tile of its own`;
    case 'spawn':
    case 'levelSpawn':
      return `draw an ${unused} and put it face up on an unoccupied Spawn tile of ${to === 'spawn' ? 'any level' : 'its level or more'}`;
    case 'temple':
      return `draw an ${unused} and put it face up beside a face-up Temple of your choice`;
    case 'closestTemple':
      return `an ${unused} comes face up to the closest face-up Temple`;
    case 'closestLevel':
      return n === 1
        ? `an ${unused} comes face up into the closest empty hex that shows a level`
        : `an ${unused} comes face up into each of the ${n} closest empty hexes that show a level`;
    case 'closestValid':
      return `an ${unused} comes face up into the closest empty hex of its level`;
  }
}

/** A step without a capital and without a full stop. */
export function steps(step: Effect): string {
  switch (step.op) {
    case 'dmg':
      return damage(step);
    case 'back':
      return step.sel === 'unit'
        ? 'one Unit of your choice goes back to the Barracks without damage'
        : 'one Unit of your largest stack stays in the Barracks for this combat';
    case 'immune':
      return step.sel === 'oldOne'
        ? 'name an Old One; the next Old One card does it no damage'
        : 'the first Old One card does the Old Ones no damage';
    case 'sanity':
      return step.defeats
        ? `the player who fights loses ${step.n} Sanity; with none left, that is a Defeat`
        : `you begin with ${step.n} Sanity less`;
    case 'raise':
      return 'a Zombie joins the Old Ones';
    case 'kill':
      return elimination(step);
    case 'lose':
      return step.of === 'human'
        ? `a player of your choice returns up to ${step.n} Gold, Iron or Coal to the supply, as you name them`
        : `return ${step.n} Gold, Iron or Coal of your choice to the supply`;
    case 'strip':
      return 'all Gold, Iron and Coal of the closest hex that has any and is off your rail network go back to the supply';
    case 'flip':
      return 'it is turned to side 2';
    case 'tear':
      return step.of === 'human'
        ? `remove ${step.n} linked tracks of a player whose disc is below ${step.below}, none of them at that player’s Port`
        : `remove ${step.n} linked tracks of yours, the one furthest from your Port first`;
    case 'blight':
      return step.sel === 'near'
        ? `blight a Farm within ${hexes(step.within)} of a face-up Old One`
        : 'your productive Farm closest to a face-up Old One is blighted';
    case 'oust':
      return ousted(step);
    case 'time':
      return time(step);
    case 'show':
      return step.sel === 'closest'
        ? 'the closest face-down Old One is turned over'
        : `turn over ${upTo(step.n, 'one face-down Old One', 'face-down Old Ones')} of your choice`;
    case 'move':
      if (step.sel === 'that')
        return `unless it is a Temple, it moves ${hexes(step.n)} towards its closest target`;
      return step.sel === 'type'
        ? `name a type: every face-up Old One of that type moves ${hexes(step.n)}`
        : `every face-up Old One of the commonest type moves ${hexes(step.n)}; Temples do not count`;
    case 'healMon':
      return step.sel === 'combat'
        ? `take ${upTo(step.n, 'a damage cube', 'damage cubes')} off Old Ones`
        : 'the face-up Old One of the highest level loses all its damage';
    case 'bring':
      return brought(step);
    case 'recover':
      return step.sel === 'claimed'
        ? 'put an Old One that a player has claimed face up on an unoccupied Spawn tile of its level or more; its owner takes VP tokens of its value'
        : 'your claimed Old One of the highest value goes face up into the closest empty hex of its level; you take VP tokens of its value';
    case 'spawn':
      return 'put a Spawn tile from the supply into an empty hex that shows a level and is not beside a Port';
    case 'reshuffle':
      return 'shuffle the Mythos deck and its discard pile together';
    case 'draw':
      return `draw ${step.n} cards and keep up to ${step.keep}; the others go under the deck`;
    case 'regrow':
      return 'take any other card from the Mythos discard pile into your hand';
    case 'exile':
      return 'this card leaves the game';
    case 'again':
      return 'the last other card without Combat symbol that was discarded happens again';
    case 'revelation':
      return 'a Revelation card is added for each illuminated space that it will cross again, one at least';
    case 'opt':
      return `then you may ${step.steps.map(steps).join(', and ')}`;
    case 'if':
      return `${step.of === 'human' ? 'name a player. If that player’s' : 'if your'} Port is on side 4, ${step.yes.map(steps).join(', and ')}; otherwise ${ownLoss(step)}`;
  }
}

/** On a card that happens by itself, the reader is the one who loses. */
const ownLoss = ({ of, no }: EffectOf<'if'>): string =>
  no
    .map((step) =>
      of === 'you' && step.op === 'kill'
        ? 'you lose one Unit of your choice from the Barracks'
        : steps(step),
    )
    .join(', and ');
