import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { missionTitle } from '../goals.ts';
import { names } from '../names.fr.ts';
import { capital, fr, listed } from '../typography.ts';

const le = (id: string): string => names.noun(id).the;
const Le = (id: string): string => capital(le(id));
const du = (id: string): string => names.noun(id).of;
const au = (id: string): string => names.noun(id).to;
/** A participle with être: `${Le(who)} est ${agreed(who, 'renvoyé')}`. */
const agreed = (id: string, participle: string): string =>
  names.noun(id).feminine ? `${participle}e` : participle;
const { source, title } = names;
const cards = (list: readonly string[]): string => listed(list.map(title), 'et');
const drawn = (list: readonly string[] | null, count: number): string =>
  list === null ? names.cards(count) : cards(list);
const left = (hp: number): string => (hp === 0 ? 'il n’en reste plus' : `reste ${hp}`);
const damage = (count: number): string => `${count} ${count < 2 ? 'dégât' : 'dégâts'}`;
const rounds = (count: number): string => `${count} ${count < 2 ? 'manche' : 'manches'}`;
const several = (count: number, one: string, many: string): string => (count < 2 ? one : many);

/** What happened: in the passé composé, with a full stop. */
export const events: Catalogue<Maximum>['events'] = {
  'setup.survivor': (p, t) => `${t.seat(p.seat)} a pris ${le(p.survivor)}.`,
  'setup.mission': (p) => fr`Mission choisie : « ${missionTitle('fr', p.mission)} ».`,
  'setup.map': (p) => `La carte a été posée avec ${p.tiles} tuiles.`,
  'setup.hand': (p) => fr`${Le(p.who)} a pioché ${drawn(p.cards, p.count)}.`,
  'setup.mulligan': (p) =>
    p.count === 0
      ? `${Le(p.who)} a gardé sa main de départ.`
      : `${Le(p.who)} a changé ${names.cards(p.count)}.`,
  'setup.first': (p) => `${Le(p.who)} a commencé.`,
  'setup.marker': (p) => `Le marqueur ${p.marker} a été posé en ${p.tile}.`,
  'setup.hunger': (p) => `${Le(p.who)} a commencé avec une Faim de ${p.level}.`,
  turn: (p) => fr`Manche ${p.round} : le tour ${du(p.who)} a commencé.`,
  rolled: (p) => fr`Dés d’apparition : ${p.dice.join(' + ')} = ${p.total}.`,
  'token.drawn': (p) => fr`Jeton d’apparition : ${names.spawnToken(p.token)}.`,
  'token.bagged': () => 'Tous les jetons d’apparition sont retournés dans le sac.',
  spawned: (p) =>
    `Un jeton Monstre est apparu en ${p.tile}${p.tokens > 1 ? ` (${p.tokens} en tout)` : ''}.`,
  'spawn.full': (p) => fr`${p.tile} était plein : aucun jeton n’a été posé.`,
  overflow: (p) => `${p.tile} a débordé sur ses voisins.`,
  'spawn.nothing': () => 'Rien n’est apparu.',
  'tokens.removed': (p) =>
    `${names.tokens(p.count)} ${several(p.count, 'a', 'ont')} quitté ${p.tile}.`,
  drew: (p) => fr`${Le(p.who)} a pioché ${drawn(p.cards, p.count)}.`,
  'drew.full': (p) => fr`La main ${du(p.who)} était pleine ; carte défaussée : ${title(p.card)}.`,
  burned: (p) => fr`${Le(p.who)} a brûlé ${cards(p.cards)}.`,
  milled: (p) =>
    p.under
      ? fr`Glissé sous le ${names.deck[p.deck]} : ${title(p.card)}.`
      : fr`Défaussé du ${names.deck[p.deck]} : ${title(p.card)}.`,
  moved: (p) => `${Le(p.who)} est ${agreed(p.who, 'allé')} ${names.toTile(p.to, p.is)}.`,
  returned: (p) => `${Le(p.who)} a dû revenir en ${p.to}.`,
  revealed: (p) => fr`${p.tile} s’est révélé : ${names.noun(p.is).a}.`,
  played: (p) => fr`${Le(p.who)} a joué ${title(p.card)}.`,
  equipped: (p) => fr`${Le(p.who)} a équipé ${title(p.card)}.`,
  used: (p) => fr`${Le(p.who)} a utilisé ${title(p.card)}.`,
  effect: (p) =>
    names.isCharacter(p.of)
      ? fr`${Le(p.who)} a utilisé ${source(p.of)}.`
      : fr`${source(p.of)} a agi pour ${le(p.who)}.`,
  discarded: (p) => fr`${Le(p.who)} a défaussé ${title(p.card)}.`,
  left: (p) => fr`Laissé en ${p.tile} : ${title(p.card)}.`,
  exiled: (p) => fr`Hors de la partie : ${title(p.card)}.`,
  charges: (p) =>
    fr`${title(p.card)} ${du(p.who)} : ${p.charges} ${several(p.charges, 'jeton', 'jetons')}.`,
  scavenged: (p) =>
    p.card === null
      ? `${Le(p.who)} a trouvé une carte dans le ${names.deck[p.deck]}.`
      : fr`${Le(p.who)} a trouvé dans le ${names.deck[p.deck]} : ${title(p.card)}.`,
  'scavenge.empty': (p) => fr`Le ${names.deck[p.deck]} était vide : ${le(p.who)} n’a rien trouvé.`,
  looked: (p) => fr`${Le(p.who)} a regardé ${drawn(p.cards, p.count)}.`,
  under: (p) =>
    fr`${Le(p.who)} a glissé ${p.card === null ? 'une carte' : title(p.card)} sous le ${names.deck[p.deck]}.`,
  stealth: (p) =>
    fr`${Le(p.who)} a fait ${p.dice.join(' + ')} = ${p.total} contre ${p.level} : ${p.success ? 'réussi' : 'raté'}.`,
  'stealth.sure': (p) =>
    p.success
      ? `${Le(p.who)} a réussi le test sans lancer les dés.`
      : `${Le(p.who)} a raté le test sans lancer les dés.`,
  attracted: (p) =>
    `${names.tokens(p.tokens)} ${several(p.tokens, 'a', 'ont')} remarqué ${le(p.who)}.`,
  engaged: (p) =>
    `${capital(names.noun(p.card).a)} s’est ${agreed(p.card, 'engagé')} avec ${le(p.who)}.`,
  'engaged.again': (p) => `${Le(p.card)} s’est ${agreed(p.card, 'tourné')} vers ${le(p.who)}.`,
  'monster.none': (p) => fr`Il ne restait aucun monstre à piocher pour ${le(p.who)}.`,
  'monster.shuffled': () => 'La défausse des monstres a été mélangée en un nouveau deck.',
  attacked: (p) => `${Le(p.card)} a attaqué ${le(p.who)}.`,
  hurt: (p) => fr`${Le(p.character)} a subi ${damage(p.amount)} (${left(p.hp)}).`,
  spared: (p) => fr`Aucun dégât pour ${le(p.character)} (${source(p.of)}).`,
  healed: (p) => `${Le(p.character)} a récupéré ${names.points(p.amount)} (${p.hp} maintenant).`,
  lost: (p) => `${Le(p.character)} a perdu ${names.points(p.amount)} (${left(p.hp)}).`,
  wounded: (p) => `${Le(p.card)} a subi ${damage(p.amount)} (${left(p.hp)}).`,
  unhurt: (p) => `${Le(p.card)} n’a rien senti.`,
  killed: (p) =>
    p.by === null
      ? `${Le(p.card)} a été ${agreed(p.card, 'tué')}.`
      : `${Le(p.by)} a tué ${le(p.card)}.`,
  'monster.healed': (p) =>
    `${Le(p.card)} a récupéré ${names.points(p.amount)} (${p.hp} maintenant).`,
  drained: (p) => `${Le(p.card)} a absorbé ${names.points(p.amount)}.`,
  countered: (p) => `${Le(p.card)} a riposté contre ${le(p.who)}.`,
  stampeded: (p) => fr`Panique : ${le(p.card)} a frappé tout autour.`,
  stunned: (p) => `${Le(p.card)} a été ${agreed(p.card, 'assommé')}.`,
  'stun.over': (p) => `${Le(p.card)} s’est ${agreed(p.card, 'réveillé')}.`,
  hidden: (p) => `${Le(p.card)} est ${agreed(p.card, 'devenu')} un jeton en ${p.tile}.`,
  hunger: (p) => `La Faim ${du(p.who)} est montée à ${p.level}.`,
  'hunger.skipped': (p) => `La Faim ${du(p.who)} n’est pas montée.`,
  starving: (p) =>
    fr`${Le(p.character)} est ${agreed(p.character, 'Affamé')} : ${damage(p.damage)}.`,
  fed: (p) => `La Faim ${du(p.who)} est descendue à ${p.level}.`,
  poisoned: (p) =>
    `${Le(p.character)} a été ${agreed(p.character, 'empoisonné')} (${p.tokens} ${several(p.tokens, 'jeton', 'jetons')}).`,
  'poison.hurts': (p) =>
    `Le Poison a coûté ${names.points(p.amount)} ${au(p.character)} (${left(p.hp)}).`,
  cured: (p) => {
    const poison = p.poison > 0 ? [`${p.poison} Poison`] : [];
    const gone = listed([...poison, ...p.insanity.map(title)], 'et');
    return fr`${Le(p.character)} a été ${agreed(p.character, 'soigné')} : ${gone}.`;
  },
  insanity: (p) => fr`La Démence a frappé ${le(p.who)} : ${title(p.card)}.`,
  'insanity.none': (p) => `Il ne restait aucune carte Démence pour ${le(p.who)}.`,
  insane: (p) => `${Le(p.who)} a perdu la raison.`,
  actions: (p) =>
    p.change > 0
      ? fr`${Le(p.who)} a gagné ${names.actions(p.change)} (reste ${p.left}).`
      : fr`${Le(p.who)} a perdu ${names.actions(-p.change)} (reste ${p.left}).`,
  granted: (p) => `${Le(p.who)} a reçu ${names.actions(p.actions)}.`,
  flipped: (p) => fr`${Le(p.who)} a changé de posture : ${names.posture[p.side]}.`,
  traded: (p) => {
    if (p.taken === 0) return `${Le(p.from)} a donné ${names.cards(p.given)} ${au(p.to)}.`;
    if (p.given === 0) return `${Le(p.to)} a donné ${names.cards(p.taken)} ${au(p.from)}.`;
    return `${Le(p.from)} a donné ${names.cards(p.given)} ${au(p.to)} contre ${p.taken}.`;
  },
  'trade.refused': (p) => `${Le(p.to)} a refusé l’offre ${du(p.from)}.`,
  'trade.offered': (p) => `${Le(p.from)} a proposé un échange ${au(p.to)}.`,
  delivered: (p) =>
    fr`${Le(p.who)} a livré en ${p.at} : ${names.family[p.family]} (${p.count} sur ${p.needed}).`,
  worked: (p) => `${Le(p.who)} a travaillé à la mission en ${p.tile} (${p.count} sur ${p.needed}).`,
  pickedUp: (p) => fr`${Le(p.who)} a ramassé ${title(p.card)}.`,
  died: (p) => `${Le(p.character)} est ${agreed(p.character, 'mort')}.`,
  eliminated: (p) => `${Le(p.who)} a été ${agreed(p.who, 'éliminé')} de la partie.`,
  boss: (p) => fr`${Le(p.who)} a fait venir le boss : ${title(p.card)}.`,
  'boss.waits': (p) => `Quelque chose attendait encore en ${p.tile}.`,
  given: (p) => fr`${Le(p.who)} a reçu ${title(p.card)}.`,
  unmarked: (p) => `Le marqueur ${p.marker} a été retiré de ${p.tile}.`,
  visited: (p) => `${Le(p.who)} a atteint le marqueur ${p.marker}.`,
  destroyed: (p) => `${p.tile} a été détruit.`,
  'tile.removed': (p) => `${p.tile} a disparu dans les retombées.`,
  timer: (p) => `Il restait ${rounds(p.rounds)} après celle-ci.`,
  'scientist.alive': (p) => `${Le(p.who)} a trouvé le Scientifique en vie.`,
  'message.noted': (p) => `${Le(p.who)} a trouvé le Scientifique mort et noté le message.`,
  recovered: (p) => fr`${Le(p.who)} a récupéré ${title(p.card)}.`,
  gaveGear: (p) => fr`${Le(p.from)} a donné ${title(p.card)} ${au(p.to)}.`,
  attached: (p) => fr`${Le(p.who)} a fixé ${title(p.card)} sur : ${title(p.to)}.`,
  night: (p) => fr`La nuit est tombée : ${title(p.card)}.`,
  day: (p) =>
    p.direction === ''
      ? 'Il n’y avait plus de carte Jour.'
      : `La carte Jour a montré ${names.direction[p.direction]}.`,
  'token.marched': (p) =>
    `${names.tokens(p.count)} ${several(p.count, 'a', 'ont')} avancé vers ${names.direction[p.direction]}.`,
  nothing: (p) => fr`${source(p.of)} n’a rien fait.`,
  won: () => fr`Mission accomplie : tout le monde a gagné.`,
  defeat: (p) => {
    if (p.by === 'supply') return fr`Il ne restait aucun jeton Monstre à poser : partie perdue.`;
    if (p.by === 'deaths') return fr`Le dernier survivant est mort : partie perdue.`;
    if (p.by === 'hardcore')
      return fr`Un survivant est mort, et un seul suffisait : partie perdue.`;
    return p.by === 'timer'
      ? fr`Le temps était écoulé : partie perdue.`
      : fr`Le Scientifique était mort et personne n’avait le Carnet poussiéreux : partie perdue.`;
  },
};
