import type { BoardWords } from './board.ts';
import { names } from './names.fr.ts';
import { capital, fr } from './typography.ts';

/** French agrees with whom it speaks of. */
const agreed = (id: string, word: string): string => (names.noun(id).feminine ? `${word}e` : word);

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

export const words: BoardWords = {
  names,
  map: 'Carte des ruines',
  recentre: 'Montrer ce qui compte maintenant',
  round: (n) => `Manche ${n}`,
  turnOf: (n, of) => `${n} sur ${of}`,
  nightFalls: 'la nuit tombe après ce tour',
  phases: {
    spawn: 'Apparition',
    draw: 'Pioche',
    actions: 'Actions',
    end: 'Lieu',
    hunger: 'Faim',
    monsters: 'Monstres',
    check: 'Bilan',
  },
  setUp: 'Mise en place',
  night: 'Nuit',
  actionsLeft: (n) => `${plural(n, 'action restante', 'actions restantes')}`,
  supply: (n) => `${plural(n, 'jeton Monstre', 'jetons Monstre')} dans la réserve`,
  supplyShort: 'restants',
  timer: (rounds) => (rounds === 0 ? 'Dernière manche' : `encore ${plural(rounds, 'manche')}`),
  spawnToken: (name) => fr`Jeton d’apparition : ${name}`,
  matches: (n) =>
    n === 0
      ? 'Aucun lieu ne correspond.'
      : n === 1
        ? '1 lieu correspond.'
        : `${n} lieux correspondent.`,
  faceDown: 'lieu inconnu',
  spawns: (n) => (n === 0 ? 'rien n’apparaît ici' : `apparition sur ${n}`),
  tokens: (n) => plural(n, 'jeton Monstre', 'jetons Monstre'),
  marker: (n) => `marqueur ${n}`,
  fuelHere: (n) => plural(n, 'Essence livrée', 'Essence livrées'),
  droppedHere: (n) => `${plural(n, 'carte')} au sol`,
  standsHere: (who) => fr`ici : ${who}`,
  hp: (hp, max) => `${hp} points de vie sur ${max}`,
  hunger: (level) => `Faim ${level}`,
  starvesAt: (id) => `${agreed(id, 'affamé')} à 6`,
  starvingBox: (id, damage) => `${agreed(id, 'affamé')}, ensuite ${damage}`,
  stealth: 'Discrétion',
  stealthOf: (level) => `Discrétion ${level}`,
  gear: 'Équipement',
  noGear: 'rien en jeu',
  load: (burden, limit) => `charge ${burden} sur ${limit}`,
  charges: (n, max, kind) =>
    `${n} sur ${max} ${kind === 'ammo' ? 'munitions' : kind === 'fuel' ? 'essence' : 'usages'}`,
  hollow: 'balles expansives',
  deck: 'Deck',
  cardsLeft: (n) => `${plural(n, 'carte')} dans le deck`,
  engaged: 'Engagés',
  damageToCome: (n) => `${plural(n, 'dégât')} à la fin du tour`,
  boss: 'Boss',
  stunned: (id) => agreed(id, 'assommé'),
  power: (n) => plural(n, 'dégât'),
  poison: (n) => `Poison ${n}`,
  dead: (id) => agreed(id, 'mort'),
  acts: 'joue',
  next: 'ensuite',
  starving: (id) => agreed(id, 'affamé'),
  hand: (who) => fr`Main : ${who}`,
  handOf: (n, limit) => `${plural(n, 'carte')} sur ${limit}`,
  emptyHand: 'Aucune carte en main.',
  decks: 'Fouille',
  discards: 'Défausse',
  team: 'Équipe',
  wants: 'Pour gagner',
  done: 'fait',
  progress: (have, need) => `${have} sur ${need}`,
  weight: (n) => `encombrement ${n}`,
  weightFact: 'Encombrement',
  rangeFact: 'Portée',
  chargesFact: 'Charges',
  costFact: 'Coût',
  oneAction: '1 action',
  noRange: 'aucune',
  range: { S: 'courte', M: 'moyenne', L: 'longue', A: 'n’importe où' },
  kinds: { gear: 'Équipement', instant: 'Action rapide', event: 'Événement', item: 'Objet' },
  dayMarch: (way) => `En marche vers ${way}`,
  marched: (n) => `${plural(n, 'jeton')} en marche`,
  died: (id) => `${capital(names.noun(id).the)} est ${agreed(id, 'mort')}`,
  insanity: 'Démence',
  yours: 'vous',
};
