import type { Amount, Effect, Losses, Selector, Stat, Until } from '../../../content/effects.ts';
import type { FaceLanguage, Inside, Phrase, Scene, Step } from '../phrases.ts';
import { isDealt, otherDamage, sameAll, sameOne } from '../phrases.ts';
import { a, allOf, gear, monsterOf, party, plural, someTiles, TOKENS, tiles } from './nouns.ts';

export const UNTIL: Readonly<Record<Until, string>> = {
  turn: 'until the end of this turn',
  next: 'until your next turn begins',
  dawn: 'until the next Night',
};

const order = (text: string, role: Phrase['role'] = 'step'): Phrase => ({ text, toDo: text, role });
const told = (text: string, role: Phrase['role'] = 'step'): Phrase => ({ text, toDo: null, role });

/** "burn 1 card" for the reader, "every survivor burns 1 card" for others. */
function does(selector: Selector, scene: Scene, verb: string, rest: string): Phrase {
  const who = party(selector, scene);
  return who.you ? order(`${verb} ${rest}`) : told(`${who.text} ${verb}s ${rest}`);
}

const object = (selector: Selector, scene: Scene): string =>
  sameAll(selector, scene)
    ? 'each of them'
    : sameOne(selector, scene)
      ? 'that survivor'
      : party(selector, scene).text;

function amount(n: Amount, noun: string): string {
  if (n === 'poisonTokens') return `1 ${noun} per Poison token`;
  return n === 'X' ? `X ${noun}` : `${n} ${noun}`;
}

function damage(effect: Extract<Effect, { op: 'dmg' }>, scene: Scene): Phrase {
  const { sel, n, plus } = effect;
  const more =
    plus === null || typeof n !== 'number' ? '' : ` (${n + plus.n} to ${monsterOf(plus.type)}s)`;
  const said = amount(n, 'damage');
  const who = party(sel, scene);
  if (isDealt(scene) && !who.you) return order(`deal ${said} to ${object(sel, scene)}${more}`);
  return does(sel, scene, 'suffer', said);
}

function healing(sel: Selector, n: Amount, scene: Scene): Phrase {
  const who = party(sel, scene);
  if (isDealt(scene) && !who.you) return order(`heal ${object(sel, scene)} for ${amount(n, 'HP')}`);
  return does(sel, scene, 'heal', amount(n, 'HP'));
}

function tokens(effect: Extract<Effect, { op: 'tok' }>, scene: Scene): Phrase {
  const where = tiles(effect.sel, scene);
  if (effect.n === 'all') return order(`remove all Monster tokens from ${where}`);
  return effect.n < 0
    ? order(`remove ${plural(-effect.n, 'Monster token')} from ${where}`)
    : order(`place ${plural(effect.n, 'Monster token')} on ${where}`);
}

function scavenge({ n, keep, here, oneDeck }: Extract<Effect, { op: 'scav' }>): Phrase {
  if (here) return order(`Free scavenge (draw ${plural(n, 'card')} from this tile’s deck)`);
  const from = oneDeck ? 'one deck' : n === 1 ? 'any deck' : 'the decks of your choice';
  if (keep === null) return order(`draw ${plural(n, 'scavenge card')} from ${from}`);
  const kept = keep === 1 ? 'one of them' : `up to ${keep} of them`;
  return order(
    `turn up ${n} scavenge cards from ${from}. Draw ${kept} and discard the rest`,
    'sentence',
  );
}

const LOST: Readonly<Record<Losses, readonly [one: string, many: string]>> = {
  hand: ['card from hand', 'cards from hand'],
  gear: ['equipped gear card', 'equipped gear cards'],
  scav: ['scavenge card (from hand or play)', 'scavenge cards (from hand or play)'],
  food: ['Food card from hand', 'Food cards from hand'],
  any: ['card from hand or 1 equipped gear card', 'cards from hand or equipped gear cards'],
};
const ALL_LOST: Readonly<Record<Losses, (whose: string) => string>> = {
  hand: (whose) => `${whose} whole hand`,
  gear: (whose) => `all ${whose} equipped gear`,
  scav: (whose) => `all ${whose} scavenge cards`,
  food: (whose) => `all Food cards from ${whose} hand`,
  any: (whose) => `${whose} whole hand and all ${whose} equipped gear`,
};

function discards({ what, sel, n }: Extract<Effect, { op: 'discard' }>, scene: Scene): Phrase {
  const whose = party(sel, scene).you ? 'your' : 'their';
  const [one, many] = LOST[what];
  return does(sel, scene, 'discard', n === 'all' ? ALL_LOST[what](whose) : plural(n, one, many));
}

function hunger(sel: Selector, n: number, scene: Scene): Phrase {
  const who = party(sel, scene);
  const whose = who.you ? 'your hunger level' : `the hunger level of ${object(sel, scene)}`;
  const by = `by ${Math.abs(n)}`;
  if (who.you || isDealt(scene)) return order(`${n < 0 ? 'lower' : 'raise'} ${whose} ${by}`);
  return told(`${whose} ${n < 0 ? 'falls' : 'rises'} ${by}`);
}

const signed = (n: number): string => (n < 0 ? `${-n} lower` : `${n} higher`);

function modifier(stat: Stat, n: number, sel: Selector, until: Until, scene: Scene): Phrase {
  const who = party(sel, scene);
  const of = who.you ? 'your' : `${who.text}’s`;
  switch (stat) {
    case 'dmgDealt': {
      const more = `${Math.abs(n)} ${n < 0 ? 'less' : 'more'} damage`;
      return told(`${who.text} ${who.you ? 'deal' : 'deals'} ${more} ${UNTIL[until]}`);
    }
    case 'stealth':
      return told(`${of} stealth level is ${signed(n)} ${UNTIL[until]}`);
    case 'monDmg':
      return told(`${of} attack power is ${signed(n)} ${UNTIL[until]}`);
    case 'range':
      return told(
        `${UNTIL[until]}, survivors reach less far: long range ends at adjacent tiles, mid range at their own tile`,
      );
  }
}

function branch(effect: Extract<Effect, { op: 'if' }>, condition: string, inside: Inside): Phrase {
  const more = otherDamage(effect);
  return more === null
    ? told(`${condition}, ${inside(effect.yes)}; otherwise ${inside(effect.no)}`, 'sentence')
    : order(`${inside(effect.no)}, or ${more} ${condition}`, 'sentence');
}

function test(effect: Extract<Effect, { op: 'test' }>, inside: Inside): Phrase {
  const success = effect.success.length === 0 ? [] : [`Success: ${inside(effect.success)}`];
  const failure = effect.failure.length === 0 ? [] : [`Failure: ${inside(effect.failure)}`];
  return order(['Test', ...success, ...failure].join('. '), 'sentence');
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
      const lost = does(effect.sel, scene, 'lose', amount(effect.n, 'HP'));
      return { ...lost, role: lost.toDo === null ? 'step' : 'cost' };
    }
    case 'heal':
      return healing(effect.sel, effect.n, scene);
    case 'draw':
      return order(`draw ${plural(effect.n, 'card')}`);
    case 'mayDraw':
      return told(`you may draw ${plural(effect.n, 'card')}`);
    case 'burn':
      return does(effect.sel, scene, 'burn', plural(effect.n, 'card'));
    case 'drawMon': {
      const more = scene.kind === 'monster' && scene.on === 'draw' ? 'more ' : '';
      return does(effect.sel, scene, 'draw', plural(effect.n, `${more}monster`));
    }
    case 'tok':
      return tokens(effect, scene);
    case 'move': {
      const how = effect.noReveal
        ? ' without revealing or entering those on the way'
        : effect.noTest
          ? ' and ignore all Monster tokens there'
          : '';
      return order(`move up to ${plural(effect.n, 'tile')}${how}`);
    }
    case 'port': {
      const who = party(effect.sel, scene);
      const to = tiles(effect.to, scene);
      return order(who.you ? `move to ${to}` : `move ${who.text} to ${to}`);
    }
    case 'back':
      return order('go back to the tile you came from');
    case 'pull':
      return order(
        `pull ${object(effect.sel, scene)} ${plural(effect.n, 'tile')} towards you, over revealed tiles only and without any effect on the way`,
      );
    case 'cancel':
      return order(scene.on === 'may' ? 'prevent it' : 'prevent this');
    case 'show': {
      const whose = effect.n === 1 ? 'its' : 'their';
      return order(
        `reveal ${someTiles(effect.n, effect.sel, scene)} without applying ${whose} effects`,
      );
    }
    case 'scav':
      return scavenge(effect);
    case 'reload':
      return order(
        effect.n === 'full'
          ? `fully reload ${gear(effect.sel)}`
          : `add ${effect.n} ${TOKENS[effect.sel.of === 'fuel' ? 'fuel' : 'ammo']} to ${gear(effect.sel)}`,
      );
    case 'spend':
      return spent(effect, scene);
    case 'spendAll':
      return order(
        `spend all ${TOKENS[effect.gear.of === 'fuel' ? 'fuel' : 'ammo']} of your gear`,
        'cost',
      );
    case 'load':
      return order(
        `fill ${gear(effect.sel)} with hollow points. It deals ${effect.n} more damage and is discarded when the last of them is spent`,
        'lasting',
      );
    case 'stun':
      return order(`stun ${allOf(object(effect.sel, scene))}`);
    case 'attract':
      return order(`engage ${allOf(object(effect.sel, scene))}`);
    case 'kill':
      return order(`kill ${object(effect.sel, scene)}`);
    case 'toToken':
      return order(`turn ${object(effect.sel, scene)} into a Monster token on your tile`);
    case 'skipHunger': {
      const who = party(effect.sel, scene);
      const whose = who.you ? 'your hunger' : `the hunger of ${who.text}`;
      return told(`the next time ${whose} would rise at the end of a turn, it does not`, 'lasting');
    }
    case 'rehost':
      return told('it moves on to the survivor with the fewest HP');
    case 'hunger':
      return hunger(effect.sel, effect.n, scene);
    case 'poison':
      return does(effect.sel, scene, 'take', plural(effect.n, 'Poison token'));
    case 'insanity':
      return does(effect.sel, scene, 'draw', plural(effect.n, 'Insanity card'));
    case 'cure': {
      const who = party(effect.sel, scene);
      const all = effect.n === 'all';
      if (who.you) return order(`remove ${all ? 'all' : 'one'} of your negative statuses`);
      return order(
        `remove ${all ? 'all negative statuses' : '1 negative status'} from ${object(effect.sel, scene)}`,
      );
    }
    case 'grant': {
      const up = effect.n === 1 ? '1 action' : `up to ${effect.n} actions`;
      return told(`${party(effect.sel, scene).text} may take ${up} now`);
    }
    case 'grantPlay':
      return told(
        `${party(effect.sel, scene).text} may play up to ${plural(effect.n, 'card')} from hand now for no action`,
      );
    case 'gain':
      return effect.n < 0
        ? told(`you have ${plural(-effect.n, 'action')} fewer this turn`)
        : order(`gain ${plural(effect.n, 'action')}`);
    case 'endActions':
      return order('lose all actions you have left this turn');
    case 'discard':
      return discards(effect, scene);
    case 'millScav':
      return order(
        effect.n === 1
          ? 'discard the top card of each scavenge deck without effect'
          : `discard the top ${effect.n} cards of each scavenge deck without effect`,
      );
    case 'equipSelf':
      return order('equip this card');
    case 'discardSelf':
      if (scene.instead?.op === 'equipSelf') return order('discard it');
      return order('discard this card', scene.on === 'draw' ? 'step' : 'cost');
    case 'exile':
      return told('remove this card from the game', 'sentence');
    case 'recover': {
      const found =
        'take 1 gear card from the scavenge discard pile or any survivor’s discard pile';
      return effect.to === 'hand'
        ? order(`${found} into your hand`)
        : order(`${found} and equip ${party(effect.to, scene).text} with it, fully loaded`);
    }
    case 'regrow':
      return order('take 1 card from your own discard pile into your hand');
    case 'fetch':
      return order(
        `search your deck for ${a(scene.names.card(effect.name))}, equip it and shuffle`,
        'sentence',
      );
    case 'recall':
      return order(
        `shuffle your ${scene.names.card(effect.name)} back into your deck from wherever it is (once per game)`,
      );
    case 'giveGear':
      return order(
        `give 1 gear card from your hand or from play to ${object(effect.sel, scene)}, who equips it at once`,
        'sentence',
      );
    case 'attach':
      return order(
        `attach this card to ${gear(effect.sel)}. It deals ${effect.n} more damage from now on`,
        'sentence',
      );
    case 'healMon':
      return does(effect.sel, scene, 'heal', effect.n === 'full' ? 'completely' : `${effect.n} HP`);
    case 'destroyTile':
      return order(
        `remove from the game ${tiles(effect.sel, scene)}. The start tile cannot be removed`,
        'sentence',
      );
    case 'unmark':
      return order(`remove the objective marker, if any, from ${tiles(effect.sel, scene)}`);
    case 'immune': {
      const who = `${party(effect.sel, scene).text}${effect.here ? ' who stays there' : ''}`;
      return told(
        `${who} suffers no damage ${UNTIL[effect.until]}, except from Starving and Poison`,
      );
    }
    case 'mod':
      return modifier(effect.stat, effect.n, effect.sel, effect.until, scene);
    case 'flip':
      return order(
        effect.side === 'other'
          ? 'turn over your Posture card'
          : `take the ${effect.side === 'tiger' ? 'Tiger' : 'Crane'} posture`,
      );
    case 'choose':
      return order(
        effect.options
          .map((option, i) => inside(option, effect.options[i - 1]?.at(-1) ?? null))
          .join(', or '),
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
  if (typeof from !== 'string') {
    const token = TOKENS[from.of === 'fuel' ? 'fuel' : 'ammo'];
    return order(`spend ${n} ${token} from one of your gear cards`, 'cost');
  }
  if (from === 'this') {
    const more = scene.on === 'act*' ? ' more' : '';
    return order(`spend ${n}${more} ${TOKENS[scene.charges?.type ?? 'ammo']}`, 'cost');
  }
  return order(
    `spend ${n} ${TOKENS[scene.names.tokens(from)]} from your ${scene.names.card(from)}`,
    'cost',
  );
}
