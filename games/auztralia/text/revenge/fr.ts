import type { MonsterId } from '../../content/revenge/index.ts';
import type { UnitType } from '../../content/types.ts';
import type { OldOnesAction } from '../../rules/revenge/words.ts';
import { cards, names } from '../names.fr.ts';
import { capital, listed, NBSP, side } from '../typography.ts';
import { monsterName } from './names.ts';
import type { RevengeTexts } from './texts.ts';

const GOOD = names.good;
const monster = (id: MonsterId): string => monsterName(id, 'fr');
const and = (items: readonly string[]): string => listed(items, names.and);
const the = (id: string): string => cards.tileNoun(id).the;
const a = (id: string): string => cards.tileNoun(id).a;
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n < 2 ? one : more}`;
const cardList = (ids: readonly MonsterId[] | null, count: number): string =>
  ids ? and(ids.map(monster)) : many(count, 'carte Mythe', 'cartes Mythe');
const units = (force: Readonly<Record<UnitType, number>>): string => {
  const types = Object.keys(names.unit) as UnitType[];
  const there = types.filter((type) => force[type] > 0);
  return and(there.map((type) => names.count(force[type], names.unit[type])));
};
const some = (force: Readonly<Record<UnitType, number>>): boolean =>
  Object.values(force).some((n) => n > 0);

const ACTION: Readonly<Record<OldOnesAction, string>> = {
  place: 'Placer une tuile',
  reveal: 'Révéler une tuile',
  move: 'Déplacer les Grands Anciens',
  summon: `Invoquer${NBSP}: piocher trois cartes, en garder une`,
};
const ACTION_NAME: Readonly<Record<OldOnesAction, string>> = {
  place: 'Placer',
  reveal: 'Révéler',
  move: 'Déplacer',
  summon: 'Invoquer',
};
const LOSS = {
  unit: 'une unité perdue',
  outpost: 'un Avant-Poste perdu',
  port: 'un Port perdu',
} as const;

/** Names are never elided, so no `de` before them. */
export const revenge: RevengeTexts = {
  prompts: {
    'old-ones-action': () => 'Agissez, ou jouez une carte Mythe',
    'place-level': () => 'Choisissez la pile où piocher',
    'place-tile': (p) => `Posez votre tuile de niveau ${p.level} sur une tuile Apparition`,
    reveal: () => 'Choisissez la tuile à retourner',
    way: (p) => `Choisissez où va ${the(p.tile)} en ${p.hex}`,
    'keep-card': () => 'Choisissez une carte à garder',
    'under-deck': () => 'Choisissez la prochaine carte à mettre sous la pioche',
    'next-combat': () => 'Choisissez le prochain combat',
    'combat-cards': () => 'Jouez une carte Combat, ou passez',
    'mythos-choice': (p) => `Choisissez pour ${monster(p.card)}`,
    'first-personality': () => 'Prenez un Personnage pour commencer',
    outpost: () => 'Placez aussi un Avant-Poste, ou renoncez',
    relief: (p) =>
      some(p.force)
        ? `Envoyez encore une unité en ${p.hex}, ou partez`
        : `Envoyez des unités à l’Avant-Poste en ${p.hex}`,
  },
  choices: {
    place: () => ACTION.place,
    reveal: () => ACTION.reveal,
    move: () => ACTION.move,
    summon: () => ACTION.summon,
    level: (p) => `Piocher au niveau ${p.level}`,
    spawn: (p) => `La poser en ${p.hex}`,
    mythos: (p) => `Jouer ${monster(p.card)}`,
    keepCard: (p) => `Garder ${monster(p.card)}`,
    under: (p) => `Mettre ${monster(p.card)} sous la pioche`,
    fight: (p) => `Combattre en ${p.hex}`,
    use: () => 'Le faire',
    drawMore: () => 'Piocher d’abord une tuile de plus',
    human: (p, t) => t.seat(p.seat),
    forfeit: (p) => `Rendre 1 ${GOOD[p.good]}`,
    tear: (p) => `Retirer le Rail ${side(p.edge)}`,
    blight: (p) => `Ravager la Ferme en ${p.hex}`,
    oust: (p) => `Retirer ${cards.personality(p.personality)}`,
    delay: (p, t) => `Retarder ${t.seat(p.seat)}`,
    horde: (p) => `Déplacer tous les ${names.oldOne[p.type].many}`,
    hurt: (p) => `Toucher ${names.stack[p.unit].the}`,
    recall: (p) => `Renvoyer 1 ${names.unit[p.unit].one}`,
    shield: (p) => `Protéger ${cards.tile(p.tile)}`,
    heal: (p, t) => `Ôter un cube (${t.seat(p.seat)}) sur ${cards.tile(p.tile)}`,
    reclaim: (p) => `Ramener ${cards.tile(p.tile)}`,
    regain: (p) => `Reprendre ${monster(p.card)}`,
    lose: (p) => `Perdre 1 ${names.unit[p.unit].one}`,
    outpost: (p) => `Placer un Avant-Poste en ${p.hex}`,
    cycle: (p) => `Mettre ${cards.personality(p.personality)} sous la pioche`,
  },
  events: {
    'setup.oldOnes': (p, t) => `${t.seat(p.seat)} jouera les Grands Anciens.`,
    'oldOnes.acts': (p) => `Les Grands Anciens choisissent ${ACTION_NAME[p.action]}.`,
    'oldOnes.drew': (p) =>
      p.tile
        ? `Les Grands Anciens piochent ${a(p.tile)} au niveau ${p.level}.`
        : `Les Grands Anciens piochent une tuile de niveau ${p.level}.`,
    'oldOnes.placed': (p) => `Quelque chose de niveau ${p.level} s’installe en ${p.hex}.`,
    'oldOnes.summoned': (p) => `Les Grands Anciens invoquent ${cardList(p.cards, p.count)}.`,
    'oldOnes.points': (p) => `Les Grands Anciens prennent ${p.vp} PV pour ${LOSS[p.why]}.`,
    'mythos.played': (p) =>
      p.cost > 0
        ? `Les Grands Anciens jouent ${monster(p.card)} pour ${p.cost} PT.`
        : `Les Grands Anciens jouent ${monster(p.card)}.`,
    'mythos.turned': (p) => `Le Mythe amène ${monster(p.card)}.`,
    'mythos.waits': (p, t) => `${monster(p.card)} guette ${t.seat(p.seat)}.`,
    'mythos.applied': (p, t) => `${monster(p.card)} frappe ${t.seat(p.seat)}.`,
    'mythos.nothing': (p) => `${monster(p.card)} ne trouve rien à faire.`,
    'mythos.reshuffled': () => 'La pioche et la défausse Mythe sont mélangées ensemble.',
    'mythos.regained': (p) => `Les Grands Anciens reprennent ${monster(p.card)}.`,
    'mythos.again': (p) => `${monster(p.card)} se produit encore une fois.`,
    'mythos.noZombie': (p) => `Il ne reste aucun Zombie à relever en ${p.hex}.`,
    'spawn.placed': (p) => `Une tuile Apparition s’ouvre en ${p.hex}.`,
    'spawn.collected': (p, t) => `${t.seat(p.seat)} récolte la tuile Apparition en ${p.hex}.`,
    'spawn.shared': (p, t) =>
      `La tuile Apparition en ${p.hex} est défaussée, avec 1 PV chacun pour ${and(p.seats.map((seat) => t.seat(seat)))}.`,
    'port.turned': (p, t) => `${t.seat(p.seat)} voit son Port réduit à la face 2.`,
    'outpost.built': (p, t) =>
      `${t.seat(p.seat)} bâtit un Avant-Poste en ${p.hex} pour ${p.gold} Or.`,
    'outpost.attacked': (p, t) => `${t.seat(p.seat)} doit défendre l’Avant-Poste en ${p.hex}.`,
    'outpost.relief': (p, t) =>
      some(p.force)
        ? `${t.seat(p.seat)} envoie ${units(p.force)} à l’Avant-Poste en ${p.hex}.`
        : `${t.seat(p.seat)} n’envoie personne à l’Avant-Poste en ${p.hex}.`,
    'outpost.lost': (p, t) => `${t.seat(p.seat)} perd l’Avant-Poste en ${p.hex}.`,
    'track.torn': (p, t) => `${t.seat(p.seat)} perd le Rail ${side(p.edge)}.`,
    'goods.lost': (p, t) => `${t.seat(p.seat)} rend ${p.count} ${GOOD[p.good]}.`,
    'deposit.lost': (p) => `Le sable engloutit les ressources de l’hex ${p.hex}.`,
    'recruit.cycled': (p, t) =>
      `${t.seat(p.seat)} met ${cards.personality(p.personality)} sous la pioche.`,
    'oldOne.arrived': (p) => `${capital(a(p.tile))} apparaît en ${p.hex}.`,
    'oldOne.raised': (p) => `${capital(a(p.tile))} se relève d’entre les morts en ${p.hex}.`,
    'oldOne.kangaroo': () => 'Ce n’est qu’un kangourou, qui quitte la partie.',
    'oldOne.shielded': (p) => `${capital(the(p.tile))} perd sa forme un instant.`,
    'oldOne.healed': (p) => `${capital(the(p.tile))} en ${p.hex} est soigné.`,
    'unit.recalled': (p, t) =>
      `${t.seat(p.seat)} voit 1 ${names.unit[p.unit].one} rentrer de force.`,
    'revelations.added': (p) =>
      p.count === 1
        ? '1 carte Révélation rejoint la pioche.'
        : `${p.count} cartes Révélation rejoignent la pioche.`,
  },
  reasons: {
    'place.noTile': (p) => `Votre pile de niveau ${p.level} est vide.`,
    'place.noTiles': () => 'Aucune de vos piles n’a de tuile qui puisse être placée.',
    'place.tooHigh': (p) =>
      `Une autre pile dépasse votre pile de niveau ${p.level}. Piochez dans la plus grande, ou à un niveau inférieur.`,
    'place.noSpawn': (p) =>
      `Aucune tuile Apparition n’accepte le niveau ${p.level}, et une pile inférieure a encore des tuiles.`,
    'place.noSpawns': () => 'Il ne reste aucune tuile Apparition sur la carte.',
    'reveal.nothing': () => 'Aucune tuile de la carte n’est face cachée.',
    'summon.noCard': () => 'La pioche Mythe est vide.',
    'mythos.noEffect': (p) => `${monster(p.card)} ne changerait rien maintenant.`,
    'mythos.onlyInCombat': (p) => `${monster(p.card)} est une carte Combat. Jouez-la en combat.`,
    'mythos.outOfTime': (p) =>
      `Vous êtes à court de temps pour ${monster(p.card)}. Il ne reste que les cartes Combat gratuites, en combat.`,
    'rail.spawn': (p) =>
      `Il y a une tuile Apparition en ${p.hex}. Retirez-la avant d’y poser des Rails.`,
    'farm.spawn': (p) => `Il y a une tuile Apparition en ${p.hex}. Retirez-la d’abord.`,
    'farm.outpost': (p) => `L’hex ${p.hex} contient un Avant-Poste, sans place pour une Ferme.`,
    'outpost.noGold': (p) => `Un Avant-Poste coûte ${p.gold} Or, que vous n’avez pas.`,
    'outpost.noneLeft': () => 'Vos deux Avant-Postes sont sur la carte.',
    'outpost.noClearLine': (p) => `Aucune ligne dégagée ne va de votre Port à l’hex ${p.hex}.`,
    'outpost.nowhere': () =>
      'Aucun hex vide de votre réseau n’a de ligne dégagée jusqu’à votre Port.',
    'config.oldOnesNeedHumans': () =>
      'Un joueur des Grands Anciens a besoin d’au moins un humain en face.',
    'config.fifthIsOldOnes': () => 'On ne joue à cinq que si l’un joue les Grands Anciens.',
    'config.soloMythosIsSolo': () => 'Le Mythe Solo est pour un seul joueur.',
    'config.enhancedNeedsTwo': () =>
      'Les Grands Anciens renforcés sont pour deux à quatre joueurs.',
    'config.strengthIsRevenge': () => 'Ces niveaux appartiennent à La Revanche des Grands Anciens.',
    'config.oldOnesIsRevenge': () =>
      'Personne ne joue les Grands Anciens ici. Il faut pour cela la Revanche des Grands Anciens.',
    'config.noChallenge': () =>
      'Les défis demandent des Grands Anciens sur la carte dès le début, donc pas avec un joueur des Grands Anciens.',
    'config.noVariants': () => 'Les variantes à deux joueurs ne servent pas avec la Revanche.',
    'config.noSoloLevel': () =>
      'Avec un joueur des Grands Anciens, il n’y a ni niveau solo ni objectif.',
    'config.coopNeedsHumans': () => 'La coopération complète demande au moins deux humains.',
    'config.noSuchOldOnesSeat': (p) =>
      `Il n’y a pas de place ${p.seat + 1} à une table pour ${p.seats}. Choisissez-en une autre pour les Grands Anciens.`,
  },
  scores: {
    spawns: (p) =>
      `Tuiles Apparition, ${p.count === 0 ? 'aucune' : `${p.count} × ${p.points / p.count}`}`,
    taken: () => 'Pions de PV pour ce qui a été détruit',
  },
  scoreNames: {
    spawns: 'Tuiles Apparition',
    taken: 'Pions de PV pour ce qui a été détruit',
  },
};
