import type { Language } from '@incognita/kernel';
import type {
  Clause,
  Effect,
  Face,
  Losses,
  Selector,
  TileSelector,
} from '../../content/effects.ts';
import { parseFace } from '../../content/parse.ts';
import { NBSP } from '../typography.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import type { FaceLanguage, FaceLine, FaceNames, Scene } from './phrases.ts';

/** What a tile does in the few words that its band has room for. */
interface ShortWords {
  readonly long: FaceLanguage;
  readonly or: string;
  readonly van: string;
  readonly shelter: string;
  readonly calm: string;
  scavenge(): string;
  monsters(n: number, all: boolean): string;
  damage(n: number): string;
  strike(n: number): string;
  heal(n: number): string;
  healAll(): string;
  test(failure: string): string;
  back(): string;
  to(tile: string | null): string;
  mayDraw(n: number): string;
  hunger(n: number): string;
  poison(n: number): string;
  lose(what: Losses, n: number | 'all', everybody: boolean): string;
  tokens(n: number, around: boolean): string;
  endActions(): string;
  actions(n: number): string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const en: ShortWords = {
  long: english,
  or: ' or ',
  van: 'deliver Fuel here',
  shelter: 'safe inside',
  calm: 'when calm, ',
  scavenge: () => 'scavenge',
  monsters: (n, all) => `${all ? 'all ' : ''}draw ${n === 1 ? 'a monster' : `${n} monsters`}`,
  damage: (n) => `${n} damage`,
  strike: (n) => `${n} damage to your monsters`,
  heal: (n) => `heal ${n}`,
  healAll: () => 'monsters heal',
  test: (failure) => `test or ${failure}`,
  back: () => 'go back',
  to: (tile) => (tile === null ? 'to any revealed tile' : `to another ${tile}`),
  mayDraw: (n) => `you may draw ${n}`,
  hunger: (n) => `hunger ${signed(n)}`,
  poison: (n) => `${n} Poison`,
  lose: (what, n, everybody) => {
    const lost = {
      hand: n === 'all' ? 'your hand' : `${n} ${n === 1 ? 'card' : 'cards'}`,
      gear: n === 'all' ? 'all gear' : `${n} gear`,
      scav: n === 'all' ? 'all finds' : `${n} ${n === 1 ? 'find' : 'finds'}`,
      food: n === 'all' ? 'all Food' : `${n} Food`,
      any: `${n} card or gear`,
    }[what];
    return `${everybody ? 'all ' : ''}lose ${lost}`;
  },
  tokens: (n, around) =>
    around ? 'tokens all around' : `${n} ${n === 1 ? 'token' : 'tokens'} here`,
  endActions: () => 'lose your actions',
  actions: (n) => `${-n} action fewer`,
};

const fr: ShortWords = {
  long: french,
  or: ' ou ',
  van: 'livrez l’Essence ici',
  shelter: 'à l’abri ici',
  calm: 'au calme, ',
  scavenge: () => 'fouille',
  monsters: (n, all) => `${all ? `tous${NBSP}: ` : ''}${n} ${n === 1 ? 'monstre' : 'monstres'}`,
  damage: (n) => `${n} ${n === 1 ? 'dégât' : 'dégâts'}`,
  strike: (n) => `${n} ${n === 1 ? 'dégât' : 'dégâts'} à vos monstres`,
  heal: (n) => `+${n} PV`,
  healAll: () => 'les monstres guérissent',
  test: (failure) => `test ou ${failure}`,
  back: () => 'demi-tour',
  to: (tile) => (tile === null ? 'vers un lieu révélé' : `vers un autre ${tile}`),
  mayDraw: (n) => `${n} ${n === 1 ? 'carte' : 'cartes'}, si vous voulez`,
  hunger: (n) => `Faim ${signed(n)}`,
  poison: (n) => `${n} Poison`,
  lose: (what, n, everybody) => {
    const lost = {
      hand: n === 'all' ? 'toute la main' : `${n} ${n === 1 ? 'carte' : 'cartes'}`,
      gear: n === 'all' ? 'les équipements' : `${n} ${n === 1 ? 'équipement' : 'équipements'}`,
      scav: n === 'all' ? 'les trouvailles' : `${n} ${n === 1 ? 'trouvaille' : 'trouvailles'}`,
      food: n === 'all' ? 'la Nourriture' : `${n} Nourriture`,
      any: `${n} carte ou équipement`,
    }[what];
    return everybody ? `tous perdent ${lost}` : `perdez ${lost}`;
  },
  tokens: (n, around) =>
    around ? 'jetons tout autour' : `${n} ${n === 1 ? 'jeton' : 'jetons'} ici`,
  endActions: () => 'actions perdues',
  actions: (n) => `${-n} action de moins`,
};

const WORDS: Readonly<Record<Language, ShortWords>> = { en, fr };

const everybody = (sel: Selector): boolean => sel.sel === 'sv' && sel.all;
const named = (sel: TileSelector, names: FaceNames): string | null => {
  const filter = sel.sel === 'tile' ? sel.filters.find(({ by }) => by === 'name') : undefined;
  return filter?.by === 'name' ? names.tile(filter.name) : null;
};

/** A step in few words; null where there are none short enough. */
function step(effect: Effect, w: ShortWords, names: FaceNames): string | null {
  switch (effect.op) {
    case 'scav':
      return effect.here ? w.scavenge() : null;
    case 'drawMon':
      return w.monsters(effect.n, everybody(effect.sel));
    case 'dmg':
      if (typeof effect.n !== 'number') return null;
      return effect.sel.sel === 'eng' ? w.strike(effect.n) : w.damage(effect.n);
    case 'heal':
      return typeof effect.n === 'number' ? w.heal(effect.n) : null;
    case 'healMon':
      return w.healAll();
    case 'test': {
      const [only] = effect.failure;
      const failure = only === undefined ? null : step(only, w, names);
      return failure === null ? null : w.test(failure);
    }
    case 'back':
      return w.back();
    case 'port':
      return w.to(named(effect.to, names));
    case 'mayDraw':
      return w.mayDraw(effect.n);
    case 'hunger':
      return w.hunger(effect.n);
    case 'poison':
      return w.poison(effect.n);
    case 'discard':
      return w.lose(effect.what, effect.n, everybody(effect.sel));
    case 'tok':
      return typeof effect.n === 'number' ? w.tokens(effect.n, effect.sel.sel === 'adj') : null;
    case 'endActions':
      return w.endActions();
    case 'gain':
      return effect.n < 0 ? w.actions(effect.n) : null;
    case 'choose': {
      const options = effect.options.map(([only]) =>
        only === undefined ? null : step(only, w, names),
      );
      return options.includes(null) ? null : options.join(w.or);
    }
    default:
      return null;
  }
}

function clause(said: Clause, w: ShortWords, scene: Scene): FaceLine | null {
  const steps = said.steps.map((effect) => step(effect, w, scene.names));
  if (steps.includes(null)) return null;
  const calm = said.conditions.some(({ is }) => is === 'calm') ? w.calm : '';
  return { label: w.long.label(said, scene), text: `${calm}${steps.join(', ')}` };
}

function part(face: Face, w: ShortWords, scene: Scene): readonly (FaceLine | null)[] {
  return [
    ...(face.vanTile ? [{ label: null, text: w.van }] : []),
    ...face.passives.map(({ words }) =>
      words.every(({ word }) => word === 'shelter')
        ? { label: w.long.passiveLabel(words), text: w.shelter }
        : null,
    ),
    ...face.clauses.map((said) => clause(said, w, scene)),
  ];
}

/** The clauses of a tile in few words; null if one of them has no short form. */
export function shortLines(
  language: Language,
  fx: string,
  names: FaceNames,
): readonly FaceLine[] | null {
  const scene: Scene = {
    kind: 'tile',
    on: null,
    charges: null,
    range: null,
    names,
    before: null,
    instead: null,
  };
  const lines = part(parseFace(fx, 'face'), WORDS[language], scene);
  const told = lines.filter((line) => line !== null);
  return told.length === lines.length ? told : null;
}
