import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { names } from '../names.en.ts';
import { capital } from '../typography.ts';

const the = (id: string): string => names.noun(id).the;
const { source, title } = names;

/** Why something is not possible, and what would help. */
export const reasons: Catalogue<Maximum>['reasons'] = {
  'act.none': () => 'You have no action left this turn.',
  'act.left': (p) =>
    `You still have ${names.actions(p.left)} and can use ${p.left === 1 ? 'it' : 'them'}: all four must be done.`,
  'draw.empty': () => 'Your survivor deck is empty.',
  'draw.forbidden': (p) => `${title(p.card)} forbids the Draw action until you are cured of it.`,
  'play.item': (p) => `${title(p.card)} is not played: the mission asks for it.`,
  'play.impossible': (p) => `${title(p.card)} would find nothing to act on now.`,
  'play.condition': (p) => `What ${title(p.card)} asks for is not given now.`,
  'play.copy': (p) => `You have ${title(p.card)} in play already; a second one waits in your hand.`,
  'play.cost': (p) => `You cannot pay what ${title(p.card)} costs.`,
  'use.charges': (p) => `${source(p.card)} is empty: reload it first.`,
  'use.actions': (p) => `${source(p.card)} takes ${names.actions(p.needed)}; you have ${p.left}.`,
  'use.impossible': (p) => `${source(p.card)} would find nothing to act on now.`,
  'use.condition': (p) => `What ${source(p.card)} asks for is not given now.`,
  'use.limit': (p) => `${source(p.card)} cannot be used again this turn.`,
  'ability.starving': () => 'There is no special ability while Starving: eat something first.',
  'ability.forbidden': (p) =>
    `${title(p.card)} takes your special ability away until you are cured of it.`,
  'scavenge.done': (p) => `${p.tile} has been scavenged this turn; another tile may be.`,
  'scavenge.empty': (p) => `The ${names.deck[p.deck]} is empty and stays so.`,
  'swap.done': () => 'You have done this exchange this turn.',
  'swap.cards': (p) => `It takes 2 survivor cards; you hold ${p.held}.`,
  'trade.done': () => 'You have traded this turn.',
  'trade.far': (p) => `${capital(the(p.with))} is not on your tile.`,
  'trade.forbidden': (p) => `${title(p.card)} forbids trading until it is cured.`,
  'trade.nothing': (p) => `There is nothing that you and ${the(p.with)} could exchange.`,
  'trade.copy': (p) => `That would be a second ${title(p.card)} in play.`,
  'trade.handFull': (p) => `${capital(the(p.who))} would hold more cards than the hand limit.`,
  'deliver.enough': (p) => `The mission needs no more ${title(p.card)} here.`,
  'pick.full': () => 'Your hand is full.',
  'offer.empty': () => 'Put at least one card into the trade.',
  'work.needs': (p) => {
    if (p.needs === 'journal') return 'You need the Dusty Journal in your hand for this.';
    if (p.needs === 'deliveries')
      return 'Everything the mission wants here must be delivered first.';
    return p.needs === 'untokened'
      ? 'Not while Monster tokens lie here.'
      : 'Nobody knows yet whether the Scientist is alive.';
  },
  'work.done': () => 'The work here is done.',
  'option.impossible': () => 'There is nothing you could do that with.',
  'share.even': (p) =>
    `The attackers must be shared evenly, and ${the(p.character)} has taken more already.`,
  'config.gothic': () => 'This belongs to Gothic Horrors: switch the expansion on.',
  'config.soloIsForOne': () => 'Two survivors for one player are for playing alone.',
  'config.closedNeedsTwo': () => 'Closed hands need at least two players.',
  'config.ambushBox': (p) => `The mission leaves ${names.cards(p.left)} of Ambush in the box.`,
  'config.emptyBox': (p) => `The mission leaves ${names.cards(p.left)} of Empty-handed in the box.`,
  'config.ambushTooMany': () => 'At most 6 Ambush and Empty-handed cards may be added together.',
  'config.bigMapBox': (p) =>
    `The mission leaves ${p.left} ${p.left === 1 ? 'tile' : 'tiles'} in the box.`,
};
