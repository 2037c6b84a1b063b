import { cardNames, type Names, type Noun } from './names.ts';

const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  a: /^[AEIO]/.test(one) ? `an ${one}` : `a ${one}`,
  the: `the ${one}`,
  of: `of the ${one}`,
});

/** No article, no plural: there is but one of them. */
const proper = (one: string): Noun => ({ one, many: one, a: one, the: one, of: `of ${one}` });

const infantry: Noun = { ...noun('Infantry', 'Infantry'), a: 'Infantry' };
const artillery: Noun = { ...noun('Artillery', 'Artillery'), a: 'Artillery' };

const unit = {
  infantry,
  car: noun('Armoured Car'),
  artillery,
  airship: noun('Airship'),
  train: noun('Armoured Train'),
};

export const names: Names = {
  unit,
  stack: { ...unit, outpost: noun('Outpost'), port: noun('Port') },
  good: { coal: 'Coal', iron: 'Iron', gold: 'Gold', phosphate: 'Phosphate' },
  farm: { corn: 'Corn', sheep: 'Sheep', cattle: 'Cattle' },
  box: {
    'rail-plain': 'Build Railway, plain',
    'rail-any': 'Build Railway, any terrain',
    mine: 'Mine',
    recruit: 'Recruit Help',
    buy: 'Buy Military Unit',
    trade: 'Import/Export',
    farm: 'Farm',
    attack: 'Attack',
    retrieve: 'Retrieve Cubes',
  },
  terrain: {
    coastal: 'coastal',
    outback: 'outback',
    hills: 'hills',
    farmland: 'farmland',
    desert: 'desert',
  },
  oldOne: {
    cthulhu: proper('Cthulhu'),
    shoggoth: noun('Shoggoth'),
    migo: noun('Mi-go', 'Mi-go'),
    zombie: noun('Zombie'),
    loyalist: noun('Loyalist'),
    temple: noun('Temple'),
    empty: { ...noun('Empty tile'), one: 'Empty', many: 'Empty' },
  },
  spawningTemple: noun('Spawning Temple'),
  kind: {
    persistent: 'Persistent',
    combat: 'Once per combat',
    'one-use': 'One use',
    vp: 'End game scoring',
  },
  level: { easy: 'Easy', hard: 'Hard', insane: 'Insane' },
  challenge: { medium: 'Medium', hard: 'Hard', insane: 'Insane' },
  unknownTile: (id) => proper(`tile ${id}`),
  and: 'and',
  count: (count, { one, many }) => `${count} ${count === 1 ? one : many}`,
};

export const cards = cardNames('en', names);
