import type { Amount, Effect, Losses, Selector, Stat, Until } from '../../../content/effects.ts';
import { capital, NBSP } from '../../typography.ts';
import type { FaceLanguage, Inside, Phrase, Scene, Step } from '../phrases.ts';
import { isDealt, otherDamage, sameAll, sameOne } from '../phrases.ts';
import {
  a,
  allOf,
  de,
  gear,
  party,
  plural,
  someTiles,
  tiles,
  to,
  tokens,
  toType,
} from './nouns.ts';

export const UNTIL: Readonly<Record<Until, string>> = {
  turn: 'jusqu’à la fin de ce tour',
  next: 'jusqu’au début de votre prochain tour',
  dawn: 'jusqu’à la prochaine Nuit',
};

/** The order, the infinitive and the third person of a verb. */
type Verb = readonly [order: string, infinitive: string, third: string];

const SUFFER: Verb = ['subissez', 'subir', 'subit'];
const LOSE: Verb = ['perdez', 'perdre', 'perd'];
const RECOVER: Verb = ['récupérez', 'récupérer', 'récupère'];
const BURN: Verb = ['brûlez', 'brûler', 'brûle'];
const DRAW: Verb = ['piochez', 'piocher', 'pioche'];
const DISCARD: Verb = ['défaussez', 'défausser', 'défausse'];
const TAKE: Verb = ['prenez', 'prendre', 'prend'];

const told = (text: string, role: Phrase['role'] = 'step'): Phrase => ({ text, toDo: null, role });
const order = (
  [imperative, infinitive]: readonly [string, string, ...string[]],
  rest: string,
  role: Phrase['role'] = 'step',
): Phrase => ({ text: `${imperative} ${rest}`, toDo: `${infinitive} ${rest}`, role });

/** « brûlez 1 carte » for the reader, « chaque survivant brûle 1 carte » for others. */
function does(selector: Selector, scene: Scene, verb: Verb, rest: string): Phrase {
  const who = party(selector, scene);
  return who.you ? order(verb, rest) : told(`${who.text} ${verb[2]} ${rest}`);
}

const object = (selector: Selector, scene: Scene): string =>
  sameAll(selector, scene)
    ? 'chacun d’eux'
    : sameOne(selector, scene)
      ? 'ce survivant'
      : party(selector, scene).text;

function amount(n: Amount, one: string, many = `${one}s`): string {
  if (n === 'poisonTokens') return `1 ${one} par jeton Poison`;
  return n === 'X' ? `X ${many}` : plural(n, one, many);
}

function damage(effect: Extract<Effect, { op: 'dmg' }>, scene: Scene): Phrase {
  const { sel, n, plus } = effect;
  const more =
    plus === null || typeof n !== 'number' ? '' : ` (${n + plus.n} ${toType(plus.type)})`;
  const said = amount(n, 'dégât');
  const who = party(sel, scene);
  if (!isDealt(scene) || who.you) return does(sel, scene, SUFFER, said);
  if (sel.sel === 'it' || sel.sel === 'that') {
    return {
      text: `infligez-lui ${said}${more}`,
      toDo: `lui infliger ${said}${more}`,
      role: 'step',
    };
  }
  return order(['infligez', 'infliger'], `${said} ${to(object(sel, scene))}${more}`);
}

function healing(sel: Selector, n: Amount, scene: Scene): Phrase {
  const who = party(sel, scene);
  const said = amount(n, 'PV', 'PV');
  if (isDealt(scene) && !who.you)
    return order(['rendez', 'rendre'], `${said} ${to(object(sel, scene))}`);
  return does(sel, scene, RECOVER, said);
}

function monsterTokens(effect: Extract<Effect, { op: 'tok' }>, scene: Scene): Phrase {
  const where = tiles(effect.sel, scene);
  if (effect.n === 'all') {
    return order(['retirez', 'retirer'], `tous les jetons Monstre ${de(where)}`);
  }
  const count = (n: number) => plural(n, 'jeton Monstre', 'jetons Monstre');
  return effect.n < 0
    ? order(['retirez', 'retirer'], `${count(-effect.n)} ${de(where)}`)
    : order(['placez', 'placer'], `${count(effect.n)} sur ${where}`);
}

function scavenge({ n, keep, here, oneDeck }: Extract<Effect, { op: 'scav' }>): Phrase {
  if (here) return told(`Fouille gratuite (piochez ${plural(n, 'carte')} du deck de ce lieu)`);
  const from = oneDeck
    ? 'd’un seul deck'
    : n === 1
      ? 'du deck de votre choix'
      : 'des decks de votre choix';
  if (keep === null) return order(DRAW, `${plural(n, 'carte')} Fouille ${from}`);
  const kept = keep === 1 ? 'Piochez-en une' : `Piochez-en ${keep} au plus`;
  return order(
    ['dévoilez', 'dévoiler'],
    `${n} cartes Fouille ${from}. ${kept} et défaussez le reste`,
    'sentence',
  );
}

const LOST: Readonly<
  Record<Losses, (whose: 'votre' | 'sa') => readonly [one: string, many: string]>
> = {
  hand: (whose) => [`carte de ${whose} main`, `cartes de ${whose} main`],
  gear: () => ['équipement en jeu', 'équipements en jeu'],
  scav: (whose) => [
    `carte Fouille (de ${whose} main ou en jeu)`,
    `cartes Fouille (de ${whose} main ou en jeu)`,
  ],
  food: (whose) => [`carte Nourriture de ${whose} main`, `cartes Nourriture de ${whose} main`],
  any: (whose) => [
    `carte de ${whose} main ou 1 équipement en jeu`,
    `cartes de ${whose} main ou équipements en jeu`,
  ],
};
const ALL_LOST: Readonly<Record<Losses, (hand: 'votre' | 'sa', all: 'vos' | 'ses') => string>> = {
  hand: (hand) => `toute ${hand} main`,
  gear: (_, all) => `tous ${all} équipements en jeu`,
  scav: (_, all) => `toutes ${all} cartes Fouille`,
  food: (hand) => `toutes les cartes Nourriture de ${hand} main`,
  any: (hand, all) => `toute ${hand} main et tous ${all} équipements en jeu`,
};

function discards({ what, sel, n }: Extract<Effect, { op: 'discard' }>, scene: Scene): Phrase {
  const { you } = party(sel, scene);
  if (n === 'all') {
    return does(sel, scene, DISCARD, ALL_LOST[what](you ? 'votre' : 'sa', you ? 'vos' : 'ses'));
  }
  return does(sel, scene, DISCARD, plural(n, ...LOST[what](you ? 'votre' : 'sa')));
}

function hunger(sel: Selector, n: number, scene: Scene): Phrase {
  const who = party(sel, scene);
  const by = `de ${Math.abs(n)}`;
  const whose = who.you ? 'votre niveau de Faim' : `le niveau de Faim ${de(object(sel, scene))}`;
  if (who.you || isDealt(scene)) {
    return order(n < 0 ? ['baissez', 'baisser'] : ['augmentez', 'augmenter'], `${by} ${whose}`);
  }
  return told(`${whose} ${n < 0 ? 'baisse' : 'augmente'} ${by}`);
}

const byHowMuch = (n: number): string => `${n < 0 ? 'baisse' : 'augmente'} de ${Math.abs(n)}`;

function modifier(stat: Stat, n: number, sel: Selector, until: Until, scene: Scene): Phrase {
  const who = party(sel, scene);
  const of = de(who.text);
  switch (stat) {
    case 'dmgDealt': {
      const more = `${plural(Math.abs(n), 'dégât')} de ${n < 0 ? 'moins' : 'plus'}`;
      const deals = who.you ? 'vous infligez' : `${who.text} inflige`;
      return told(`${deals} ${more} ${UNTIL[until]}`);
    }
    case 'stealth': {
      const level = who.you ? 'votre niveau de discrétion' : `le niveau de discrétion ${of}`;
      return told(`${level} ${byHowMuch(n)} ${UNTIL[until]}`);
    }
    case 'monDmg':
      return told(`la puissance d’attaque ${of} ${byHowMuch(n)} ${UNTIL[until]}`);
    case 'range':
      return told(
        `${UNTIL[until]}, la portée des survivants baisse${NBSP}: la longue s’arrête aux lieux adjacents, la moyenne à leur propre lieu`,
      );
  }
}

function branch(effect: Extract<Effect, { op: 'if' }>, condition: string, inside: Inside): Phrase {
  const more = otherDamage(effect);
  return more === null
    ? told(`${condition}, ${inside(effect.yes)}${NBSP}; sinon, ${inside(effect.no)}`, 'sentence')
    : told(`${inside(effect.no)}, ou ${more} ${condition}`, 'sentence');
}

function test(effect: Extract<Effect, { op: 'test' }>, inside: Inside): Phrase {
  const success = effect.success.length === 0 ? [] : [`Réussite${NBSP}: ${inside(effect.success)}`];
  const failure = effect.failure.length === 0 ? [] : [`Échec${NBSP}: ${inside(effect.failure)}`];
  return told(['Test', ...success, ...failure].join('. '), 'sentence');
}

/** « assommez-le » where the monster was just named. */
function strike(verb: readonly [string, string], sel: Selector, scene: Scene): Phrase {
  if (sel.sel !== 'that' && sel.sel !== 'it') return order(verb, allOf(object(sel, scene)));
  const [imperative, infinitive] = verb;
  const le = /^[aeiou]/.test(infinitive) ? 'l’' : 'le ';
  return { text: `${imperative}-le`, toDo: `${le}${infinitive}`, role: 'step' };
}

/** A template per step. */
export function step(
  effect: Step,
  scene: Scene,
  inside: Inside,
  condition: FaceLanguage['condition'],
): Phrase {
  switch (effect.op) {
    case 'dmg':
      return damage(effect, scene);
    case 'lose': {
      const lost = does(effect.sel, scene, LOSE, amount(effect.n, 'PV', 'PV'));
      return { ...lost, role: lost.toDo === null ? 'step' : 'cost' };
    }
    case 'heal':
      return healing(effect.sel, effect.n, scene);
    case 'draw':
      return order(DRAW, plural(effect.n, 'carte'));
    case 'mayDraw':
      return told(`vous pouvez piocher ${plural(effect.n, 'carte')}`);
    case 'burn':
      return does(effect.sel, scene, BURN, plural(effect.n, 'carte'));
    case 'drawMon': {
      const more = scene.kind === 'monster' && scene.on === 'draw' ? ' de plus' : '';
      return does(effect.sel, scene, DRAW, `${plural(effect.n, 'monstre')}${more}`);
    }
    case 'tok':
      return monsterTokens(effect, scene);
    case 'move': {
      const how = effect.noReveal
        ? ' sans révéler ceux que vous traversez ni y entrer'
        : effect.noTest
          ? ' en ignorant les jetons Monstre'
          : '';
      const far =
        effect.n === 1
          ? 'd’un lieu'
          : effect.n === 2
            ? 'de 1 ou 2 lieux'
            : `de 1 à ${effect.n} lieux`;
      return {
        text: `déplacez-vous ${far}${how}`,
        toDo: `vous déplacer ${far}${how}`,
        role: 'step',
      };
    }
    case 'port': {
      const who = party(effect.sel, scene);
      const where = `sur ${tiles(effect.to, scene)}`;
      return who.you
        ? { text: `rendez-vous ${where}`, toDo: `vous rendre ${where}`, role: 'step' }
        : order(['placez', 'placer'], `${who.text} ${where}`);
    }
    case 'back':
      return order(['retournez', 'retourner'], 'sur le lieu d’où vous venez');
    case 'pull':
      return order(
        ['tirez', 'tirer'],
        `${object(effect.sel, scene)} ${effect.n === 1 ? 'd’un lieu' : `de ${effect.n} lieux`} vers vous, par des lieux révélés et sans aucun effet en chemin`,
      );
    case 'cancel':
      return { text: 'empêchez cela', toDo: 'l’éviter', role: 'step' };
    case 'show': {
      const whose = effect.n === 1 ? 'ses effets' : 'leurs effets';
      return order(
        ['révélez', 'révéler'],
        `${someTiles(effect.n, effect.sel, scene)} sans appliquer ${whose}`,
      );
    }
    case 'scav':
      return scavenge(effect);
    case 'reload':
      return effect.n === 'full'
        ? order(['rechargez', 'recharger'], `entièrement ${gear(effect.sel)}`)
        : order(
            ['ajoutez', 'ajouter'],
            `${tokens(effect.sel.of === 'fuel' ? 'fuel' : 'ammo', effect.n)} à ${gear(effect.sel)}`,
          );
    case 'spend':
      return spent(effect, scene);
    case 'spendAll':
      return order(
        ['dépensez', 'dépenser'],
        effect.gear.of === 'fuel'
          ? 'toute l’Essence de vos équipements'
          : 'toutes les Munitions de vos équipements',
        'cost',
      );
    case 'load':
      return order(
        ['remplissez', 'remplir'],
        `${gear(effect.sel)} de balles expansives. Il inflige ${plural(effect.n, 'dégât')} de plus et est défaussé quand la dernière est dépensée`,
        'lasting',
      );
    case 'stun':
      return strike(['assommez', 'assommer'], effect.sel, scene);
    case 'attract':
      return strike(['engagez', 'engager'], effect.sel, scene);
    case 'kill':
      return strike(['tuez', 'tuer'], effect.sel, scene);
    case 'toToken':
      return order(
        ['changez', 'changer'],
        `${object(effect.sel, scene)} en jeton Monstre sur votre lieu`,
      );
    case 'skipHunger': {
      const who = party(effect.sel, scene);
      const whose = who.you ? 'votre Faim' : `la Faim ${de(who.text)}`;
      return told(
        `la prochaine fois que ${whose} devrait augmenter en fin de tour, elle n’augmente pas`,
        'lasting',
      );
    }
    case 'rehost':
      return told('il s’en prend désormais au survivant qui a le moins de PV');
    case 'hunger':
      return hunger(effect.sel, effect.n, scene);
    case 'poison':
      return does(effect.sel, scene, TAKE, plural(effect.n, 'jeton Poison', 'jetons Poison'));
    case 'insanity':
      return does(effect.sel, scene, DRAW, plural(effect.n, 'carte Démence', 'cartes Démence'));
    case 'cure': {
      const all = effect.n === 'all';
      const what = all ? 'tous les statuts négatifs' : '1 statut négatif';
      const who = party(effect.sel, scene);
      if (who.you)
        return order(
          ['retirez', 'retirer'],
          all ? 'tous vos statuts négatifs' : 'un de vos statuts négatifs',
        );
      return order(['retirez', 'retirer'], `${what} ${to(object(effect.sel, scene))}`);
    }
    case 'grant': {
      const up = effect.n === 1 ? '1 action' : `jusqu’à ${effect.n} actions`;
      return told(`${party(effect.sel, scene).text} peut faire ${up} maintenant`);
    }
    case 'grantPlay':
      return told(
        `${party(effect.sel, scene).text} peut jouer jusqu’à ${plural(effect.n, 'carte')} de sa main maintenant, sans dépenser d’action`,
      );
    case 'gain':
      return effect.n < 0
        ? told(`vous avez ${plural(-effect.n, 'action')} de moins ce tour-ci`)
        : order(['gagnez', 'gagner'], plural(effect.n, 'action'));
    case 'endActions':
      return order(LOSE, 'toutes les actions qui vous restent ce tour-ci');
    case 'discard':
      return discards(effect, scene);
    case 'millScav':
      return order(
        DISCARD,
        effect.n === 1
          ? 'la première carte de chaque deck Fouille, sans effet'
          : `les ${effect.n} premières cartes de chaque deck Fouille, sans effet`,
      );
    case 'equipSelf':
      return order(['équipez', 'équiper'], 'cette carte');
    case 'discardSelf':
      if (scene.instead?.op === 'equipSelf') return told('défaussez-la');
      return order(DISCARD, 'cette carte', scene.on === 'draw' ? 'step' : 'cost');
    case 'exile':
      return told('retirez cette carte de la partie', 'sentence');
    case 'recover': {
      const found = '1 équipement de la défausse Fouille ou de celle d’un survivant';
      return effect.to === 'hand'
        ? order(TAKE, `en main ${found}`)
        : order(
            TAKE,
            `${found}. ${capital(party(effect.to, scene).text)} s’en équipe aussitôt, entièrement chargé`,
            'sentence',
          );
    }
    case 'regrow':
      return order(TAKE, 'en main 1 carte de votre propre défausse');
    case 'fetch':
      return order(
        ['cherchez', 'chercher'],
        `${a(effect.name, scene.names.card(effect.name))} dans votre deck, équipez cette carte et mélangez`,
        'sentence',
      );
    case 'recall':
      return order(
        ['remélangez', 'remélanger'],
        `votre ${scene.names.card(effect.name)} dans votre deck, où que soit cette carte (une fois par partie)`,
      );
    case 'giveGear':
      return order(
        ['donnez', 'donner'],
        `1 équipement, de votre main ou en jeu, ${to(object(effect.sel, scene))}, qui l’équipe aussitôt`,
        'sentence',
      );
    case 'attach':
      return order(
        ['attachez', 'attacher'],
        `cette carte à ${gear(effect.sel)}. Celle-ci inflige désormais ${plural(effect.n, 'dégât')} de plus`,
        'sentence',
      );
    case 'healMon':
      return effect.n === 'full'
        ? told(`${party(effect.sel, scene).text} récupère tous ses PV`)
        : does(effect.sel, scene, RECOVER, `${effect.n} PV`);
    case 'destroyTile':
      return order(
        ['retirez', 'retirer'],
        `de la partie ${tiles(effect.sel, scene)}. La tuile de départ ne peut pas l’être`,
        'sentence',
      );
    case 'unmark':
      return order(
        ['retirez', 'retirer'],
        `le marqueur objectif, s’il y en a un, ${de(tiles(effect.sel, scene))}`,
      );
    case 'immune': {
      const who = `${party(effect.sel, scene).text}${effect.here ? ' qui y reste' : ''}`;
      return told(
        `${who} ne subit aucun dégât ${UNTIL[effect.until]}, sauf ceux de la Faim et du Poison`,
      );
    }
    case 'mod':
      return modifier(effect.stat, effect.n, effect.sel, effect.until, scene);
    case 'flip':
      return effect.side === 'other'
        ? order(['retournez', 'retourner'], 'votre carte Posture')
        : order(TAKE, `la posture ${effect.side === 'tiger' ? 'du Tigre' : 'de la Grue'}`);
    case 'choose':
      return told(
        effect.options
          .map((option, i) => inside(option, effect.options[i - 1]?.at(-1) ?? null))
          .join(', ou '),
        'sentence',
      );
    case 'if':
      return branch(effect, condition(effect.cond, scene), inside);
    case 'test':
      return test(effect, inside);
  }
}

function spent(effect: Extract<Effect, { op: 'spend' }>, scene: Scene): Phrase {
  const { gear: from, n } = effect;
  const spend = ['dépensez', 'dépenser'] as const;
  if (typeof from !== 'string') {
    const token = tokens(from.of === 'fuel' ? 'fuel' : 'ammo', n);
    return order(spend, `${token} d’un de vos équipements`, 'cost');
  }
  if (from === 'this') {
    const more = scene.on === 'act*' ? ' de plus' : '';
    return order(spend, `${tokens(scene.charges?.type ?? 'ammo', n)}${more}`, 'cost');
  }
  const token = tokens(scene.names.tokens(from), n);
  return order(spend, `${token} de votre ${scene.names.card(from)}`, 'cost');
}
