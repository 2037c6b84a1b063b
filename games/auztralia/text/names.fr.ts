import { cardNames, type Names, type Noun } from './names.ts';

const le = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  a: `un ${one}`,
  the: `le ${one}`,
  of: `du ${one}`,
});

/** Feminine, and elided before its vowel. */
const elided = (one: string): Noun => ({
  one,
  many: `${one}s`,
  a: `une ${one}`,
  the: `l’${one}`,
  of: `de l’${one}`,
});

const outpost: Noun = {
  one: 'Avant-Poste',
  many: 'Avant-Postes',
  a: 'un Avant-Poste',
  the: 'l’Avant-Poste',
  of: 'de l’Avant-Poste',
};

const proper = (one: string): Noun => ({ one, many: one, a: one, the: one, of: `de ${one}` });

const unit = {
  infantry: elided('Infanterie'),
  car: le('Véhicule Blindé', 'Véhicules Blindés'),
  artillery: elided('Artillerie'),
  airship: le('Dirigeable'),
  train: le('Train Blindé', 'Trains Blindés'),
};

export const names: Names = {
  unit,
  stack: { ...unit, outpost, port: le('Port') },
  good: { coal: 'Charbon', iron: 'Fer', gold: 'Or', phosphate: 'Phosphate' },
  farm: { corn: 'Maïs', sheep: 'Moutons', cattle: 'Bétail' },
  box: {
    'rail-plain': 'Poser des Rails, terrain simple',
    'rail-any': 'Poser des Rails, tout terrain',
    mine: 'Mine',
    recruit: 'Recruter de l’Aide',
    buy: 'Acheter une Unité Militaire',
    trade: 'Importer/Exporter',
    farm: 'Ferme',
    attack: 'Attaquer',
    retrieve: 'Reprendre ses Cubes',
  },
  terrain: {
    coastal: 'Côtier',
    outback: 'Outback',
    hills: 'Collines',
    farmland: 'Fermes',
    desert: 'désert',
  },
  oldOne: {
    cthulhu: proper('Cthulhu'),
    shoggoth: le('Shoggoth'),
    migo: le('Mi-go', 'Mi-go'),
    zombie: le('Zombie'),
    loyalist: le('Loyaliste'),
    temple: le('Temple'),
    empty: {
      one: 'Vide',
      many: 'Vides',
      a: 'une tuile Vide',
      the: 'la tuile Vide',
      of: 'de la tuile Vide',
    },
  },
  spawningTemple: le('Temple d’Apparition', 'Temples d’Apparition'),
  kind: {
    persistent: 'Permanent',
    combat: 'Une fois par combat',
    'one-use': 'Une seule utilisation',
    vp: 'Décompte de fin de partie',
  },
  level: { easy: 'Facile', hard: 'Difficile', insane: 'Dément' },
  challenge: { medium: 'Moyen', hard: 'Difficile', insane: 'Dément' },
  unknownTile: (id) => ({
    one: id,
    many: id,
    a: `la tuile ${id}`,
    the: `la tuile ${id}`,
    of: `de la tuile ${id}`,
  }),
  and: 'et',
  count: (count, { one, many }) => `${count} ${count < 2 ? one : many}`,
};

export const cards = cardNames('fr', names);
