import type { ObjectiveCondition, OldOneType, UnitType } from '../content/types.ts';
import { byCount, countType, type Explain, longestAttack } from './explain.ts';
import { names } from './names.fr.ts';
import { goods, revelations } from './revelations.fr.ts';
import { listed, NBSP } from './typography.ts';

const and = (items: readonly string[]): string => listed(items, names.and);
const count = (n: number, unit: UnitType): string => names.count(n, names.unit[unit]);
const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const span = ([low, high]: readonly [number, number]): string =>
  low === high ? `${low}` : `${low} à ${high}`;

function condition(it: ObjectiveCondition, map: 'east' | 'west'): string {
  switch (it.kind) {
    case 'port-kept-clear':
      return `Jamais un Grand Ancien éveillé, Temples à part, à ${it.distance} hexes ou moins de votre Port par terre à la fin d’une action ou d’une activation.`;
    case 'farms':
      return `Avoir au moins ${plural(it.least, 'Ferme productive', 'Fermes productives')}.`;
    case 'farms-of-each-type':
      return `Avoir au moins ${plural(it.least, 'Ferme productive', 'Fermes productives')} de chaque type.`;
    case 'tracks':
      return `Avoir ${plural(it.least, 'Rail', 'Rails')} sur le plateau.`;
    case 'treasure':
      return it.counts[map] === 'phosphate'
        ? `Avoir au moins ${it.least} Phosphate.`
        : `Exploiter au moins ${plural(it.least, 'pion', 'pions')} de PV.`;
    case 'no-temple-on-board':
      return 'Ne laisser aucun Temple sur le plateau, face visible ou face cachée.';
    case 'claimed-of-types':
      return `Prendre au moins ${it.least} ${it.types.map((type) => names.oldOne[type].one).join(' ou ')}.`;
    case 'claimed':
      return `Prendre au moins ${plural(it.least, 'tuile', 'tuiles')} Grand Ancien.`;
    case 'no-face-down-tile':
      return 'Ne laisser aucune tuile Grand Ancien face cachée sur le plateau.';
    case 'units-of-each-type':
      return `Avoir au moins ${plural(it.least, 'unité', 'unités')} de chaque type dans votre Caserne.`;
  }
}

/** What sets a type apart beside its numbers. */
const NATURE: Partial<Record<OldOneType, string>> = {
  zombie: 'S’il survit à un combat, il perd tous ses dégâts.',
  temple: 'Une Révélation peut y faire venir des Grands Anciens de niveau 3.',
  empty: 'Elle quitte la partie dès qu’elle est retournée.',
};

export const explain: Explain = {
  revelation: revelations.effect,
  objective: (objective, map) =>
    `${condition(objective.condition, map)} Vaut ${objective.vp} PV à la fin.`,
  variant: (variant) => {
    switch (variant.id) {
      case 'restless-sleepers':
        return `Le disque des Grands Anciens commence sur l’espace ${variant.purpleStart}.`;
      case 'early-ships':
        return `Les deux joueurs commencent sur l’espace ${variant.start}.`;
      case 'shared-line':
        return `Vous pouvez exploiter, cultiver et attaquer par les Rails reliés de l’autre joueur, pour ${variant.surcharge} PT de plus.`;
      case 'closed-borders':
        return 'Aucun nouveau Rail ne touche un hex qui contient un Rail ou le Port de l’autre joueur.';
      case 'standing-army':
        return `Chaque joueur commence avec ${count(variant.infantry, 'infantry')}.`;
      case 'scarce-arms':
        return `Unités qui quittent la réserve avant de jouer${NBSP}: ${and((Object.keys(variant.removed) as UnitType[]).map((unit) => count(variant.removed[unit], unit)))}.`;
      case 'open-house':
        return `Le tableau des personnages compte ${plural(variant.display, 'carte', 'cartes')}.`;
      case 'fickle-friends':
        return 'Après chaque action Recruter de l’Aide, la carte la plus à droite du tableau quitte aussi la partie.';
      case 'thin-seams':
        return `Chaque gisement de la Découverte est plus maigre${NBSP}: ${goods(variant.piecesPerSymbol)}.`;
      case 'nothing-sleeps-empty':
        return 'Il n’y a aucune tuile Vide dans la partie.';
    }
  },
  boxTime: (box, content) => {
    if (box.id === 'farm') return '1 PT par Ferme';
    if (box.id === 'attack') return `1–${longestAttack(content)} PT`;
    return `${box.tp ?? 0} PT`;
  },
  box: (box, content) => {
    switch (box.id) {
      case 'rail-plain':
        return 'Payez 1 Charbon et 1 Fer et posez un ou deux Rails qui ne touchent pas de Collines.';
      case 'rail-any':
        return 'Payez 1 Charbon et 1 Fer et posez un ou deux Rails sur tout terrain.';
      case 'mine':
        return 'Prenez tout d’une même sorte dans un hex relié à votre Port par une ligne dégagée.';
      case 'recruit':
        return 'Prenez une carte du tableau, ou payez 1 Or et gardez une des deux premières de la pioche.';
      case 'buy':
        return `Achetez une unité, ou jusqu’à deux Infanteries${NBSP}: ${content.units.map((unit) => `${names.unit[unit.type].one} ${unit.cost}`).join(', ')} Or.`;
      case 'trade':
        return `Deux fois${NBSP}: prenez 1 Charbon ou Fer, ou donnez-en 1 contre 1 Or.`;
      case 'farm':
        return 'Placez jusqu’à trois Fermes de types différents là où mène une ligne dégagée, avec 1 Or pour chacune.';
      case 'attack':
        return `Combattez les Grands Anciens d’un hex. Chaque type parmi ${and(content.units.filter((unit) => unit.countsForTime).map((unit) => names.unit[unit.type].one))} coûte 1 PT, au moins 1 en tout.`;
      case 'retrieve':
        return 'Reprenez tous les cubes des cases dans votre QG. Coûte 2 PT si le QG est vide.';
    }
  },
  surcharge: '1 Or pour chacun de vos cubes déjà dans la case.',
  unit: (unit) => {
    const range =
      unit.range === 0 ? 'ne quitte jamais les rails' : `portée ${unit.range} hors des rails`;
    const time = unit.countsForTime ? '1 PT dans une attaque' : 'aucun PT dans une attaque';
    return `${unit.cost} Or, ${range}, capacité de dégâts ${unit.capacity}, ${time}.`;
  },
  oldOne: (type, content) => {
    const it = countType(type, content);
    const tiles = plural(it.tiles, 'tuile', 'tuiles');
    const nature = NATURE[type] === undefined ? [] : [NATURE[type]];
    if (type === 'empty') return [`${tiles}, sans valeur.`, ...nature].join(' ');
    const moves =
      it.moves === 0
        ? 'Il ne bouge jamais.'
        : `Il bouge sur ${plural(it.moves, 'carte', 'cartes')} sur ${it.cards}.`;
    const hits = byCount(it.hits)
      .map(
        ({ count: n, units }) =>
          `${and(units.map((unit) => names.unit[unit].one))} sur ${n === 0 ? 'aucune' : n}`,
      )
      .join(`${NBSP}; `);
    return [
      `${tiles}, ${span(it.vp)} PV, capacité de dégâts ${span(it.capacity)}.`,
      moves,
      `Qui le touche, sur ${plural(it.cards, 'carte', 'cartes')}${NBSP}: ${hits}.`,
      `Sur toutes les cartes, il inflige ${plural(it.damage, 'dégât', 'dégâts')}, plus ${it.airshipDamage} aux Dirigeables, et coûte ${it.sanity} Santé Mentale.`,
      ...nature,
    ].join(' ');
  },
  tile: (tile) => {
    if (tile.type === 'empty') return 'Il n’y a rien.';
    const spawns =
      tile.spawns === null ? '' : ` Fait apparaître des ${names.oldOne[tile.spawns].many}.`;
    return `${tile.vp} PV, capacité de dégâts ${tile.capacity}.${spawns}`;
  },
  row: (row) => {
    const hits = row.hits.map((unit) => names.unit[unit].one);
    const back = [
      row.damage > 0 ? plural(row.damage, 'dégât', 'dégâts') : '',
      row.airshipDamage > 0 ? `${plural(row.airshipDamage, 'dégât', 'dégâts')} de Dirigeable` : '',
      row.sanity > 0 ? `${row.sanity} Santé Mentale` : '',
    ].filter((text) => text !== '');
    return `touché par ${and(hits) || 'personne'}, inflige ${and(back) || 'rien'}`;
  },
};
