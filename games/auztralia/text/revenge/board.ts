import type { Language } from '@incognita/kernel';
import { NBSP } from '../typography.ts';

/** The labels that the expansion adds to the board. */
export interface RevengeBoardWords {
  readonly spawn: (level: number, dangerous: boolean) => string;
  readonly outpostOf: (name: string) => string;
  readonly strength: (n: number) => string;
  readonly yourOldOnes: string;
  readonly humansCount: (points: number) => string;
  readonly toPlace: string;
  readonly onlyYou: string;
  readonly unused: string;
  readonly hand: (n: number) => string;
  readonly handOf: (n: number) => string;
  readonly humansKnow: string;
  readonly deck: string;
  readonly discard: string;
  readonly spawnTiles: string;
  readonly outposts: string;
  readonly taken: string;
  readonly waiting: string;
  readonly mythos: string;
  readonly drawn: string;
  readonly emptyHand: string;
  /** Why a card of the hand cannot be played now, in a word or two. */
  readonly onlyInCombat: string;
  readonly notNow: string;
  readonly noCombatCard: string;
  readonly facesOnlyYou: string;
  readonly you: (name: string) => string;
  readonly outThere: string;
  readonly blighted: string;
  readonly stack: (level: number, count: number) => string;
  readonly ifYouMove: string;
  readonly cardsInDeck: (n: number) => string;
  readonly nobodyWalks: string;
  /** What draws an Old One: places of one kind, then all kinds. */
  readonly target: Readonly<Record<'port' | 'outpost' | 'farm', string>>;
  readonly or: string;
  readonly youChoose: string;
  readonly hexes: (n: number) => string;
  /** On the Time Track: how long the Old Ones still act before somebody else does. */
  readonly stillYours: (points: number, next: string) => string;
  /** In a combat, by whose turn it is to play a card. */
  readonly oldOnesThink: string;
  readonly yourCards: string;
  readonly humanSees: (name: string) => string;
  readonly humanSeesNote: (cards: number) => string;
}

const WORDS: Readonly<Record<Language, RevengeBoardWords>> = {
  en: {
    spawn: (level, dangerous) =>
      dangerous ? `Dangerous Spawn tile of level ${level}` : `Spawn tile of level ${level}`,
    outpostOf: (name) => `Outpost of ${name}`,
    strength: (n) => `Port of strength ${n}`,
    yourOldOnes: 'You are the Old Ones',
    humansCount: (points) => `humans count ${points} + ?`,
    toPlace: 'To place',
    onlyYou: 'only you see this',
    unused: 'Unused',
    hand: (n) => `Mythos, ${n} in hand`,
    handOf: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    humansKnow: 'humans know only the number',
    deck: 'Mythos deck',
    discard: 'Discarded',
    spawnTiles: 'Spawn tiles',
    outposts: 'Outposts left',
    taken: 'VP taken',
    waiting: 'Waiting for your next combat',
    mythos: 'Mythos',
    drawn: 'Drawn',
    emptyHand: 'Your hand is empty. Summon to draw cards.',
    onlyInCombat: 'only in combat',
    notNow: 'not now',
    noCombatCard: 'no Combat card',
    facesOnlyYou: 'faces: only you',
    you: (name) => `You · ${name}`,
    outThere: 'tiles out there',
    blighted: 'blighted Farms',
    stack: (level, count) =>
      `Stack of level ${level}, ${count === 1 ? '1 tile' : `${count} tiles`}`,
    ifYouMove: 'If you move',
    cardsInDeck: (n) => (n === 1 ? '1 card in the deck' : `${n} cards in the deck`),
    nobodyWalks: 'Nobody who is awake has anywhere to go.',
    target: { port: 'Port', outpost: 'Outpost', farm: 'Farm' },
    or: 'or',
    youChoose: 'you choose',
    hexes: (n) => (n === 1 ? '1 hex' : `${n} hexes`),
    stillYours: (points, next) =>
      `${points === 1 ? '1 time point' : `${points} time points`} before ${next} acts`,
    oldOnesThink: 'The Old Ones may play a Combat card.',
    yourCards: 'Your cards, then the Personalities, then the next Old One card.',
    humanSees: (name) => `${name} knows of`,
    humanSeesNote: (cards) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} in your hand, but not which. The wait is the same whether you play or not.`,
  },
  fr: {
    spawn: (level, dangerous) =>
      dangerous
        ? `tuile Apparition Dangereuse de niveau ${level}`
        : `tuile Apparition de niveau ${level}`,
    outpostOf: (name) => `Avant-Poste de ${name}`,
    strength: (n) => `Port de force ${n}`,
    yourOldOnes: 'Vous êtes les Grands Anciens',
    humansCount: (points) => `les humains comptent ${points} + ?`,
    toPlace: 'À placer',
    onlyYou: 'visible de vous seul',
    unused: 'Inutilisées',
    hand: (n) => `Mythe${NBSP}: ${n} en main`,
    handOf: (n) => (n < 2 ? `${n} carte en main` : `${n} cartes en main`),
    humansKnow: 'les humains n’en savent que le nombre',
    deck: 'Pioche Mythe',
    discard: 'Défaussées',
    spawnTiles: 'Tuiles Apparition',
    outposts: 'Avant-Postes restants',
    taken: 'PV pris',
    waiting: 'En attente de votre prochain combat',
    mythos: 'Mythe',
    drawn: 'Piochée',
    emptyHand: 'Votre main est vide. Invoquez pour piocher.',
    onlyInCombat: 'en combat seulement',
    notNow: 'pas maintenant',
    noCombatCard: 'pas une carte Combat',
    facesOnlyYou: 'faces visibles de vous seul',
    you: (name) => `Vous · ${name}`,
    outThere: 'tuiles en jeu',
    blighted: 'Fermes ravagées',
    stack: (level, count) =>
      `Pile de niveau ${level}, ${count < 2 ? `${count} tuile` : `${count} tuiles`}`,
    ifYouMove: 'Si vous bougez',
    cardsInDeck: (n) => (n < 2 ? `${n} carte dans la pioche` : `${n} cartes dans la pioche`),
    nobodyWalks: 'Aucun Grand Ancien éveillé n’a où aller.',
    target: { port: 'Port', outpost: 'Avant-Poste', farm: 'Ferme' },
    or: 'ou',
    youChoose: 'au choix',
    hexes: (n) => (n < 2 ? `${n} hexagone` : `${n} hexagones`),
    stillYours: (points, next) =>
      `encore ${points < 2 ? `${points} point de temps` : `${points} points de temps`} avant ${next}`,
    oldOnesThink: 'Les Grands Anciens peuvent jouer une carte Combat.',
    yourCards: 'À vous, puis aux Personnages, puis la prochaine carte.',
    humanSees: (name) => `${name} sait que vous avez`,
    humanSeesNote: (cards) =>
      `${cards < 2 ? `${cards} carte` : `${cards} cartes`} en main, sans savoir lesquelles. L’attente est la même que vous jouiez ou non.`,
  },
};

export const revengeBoardWords = (language: Language): RevengeBoardWords => WORDS[language];
