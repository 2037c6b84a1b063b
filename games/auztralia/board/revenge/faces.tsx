import { type CardFace, CardIcon, type CardMark, CardText } from '@incognita/boards/cards';
import type { Language } from '@incognita/kernel';
import type { ReactElement } from 'react';
import type { MonsterId, MythosCard, SoloMythosCard } from '../../content/revenge/types.ts';
import { cardText } from '../../text/revenge/cards.ts';
import { monsterName } from '../../text/revenge/names.ts';
import { ICONS as BASE } from '../icons.ts';
import { ICONS } from './icons.ts';

const WORDS = {
  en: { mythos: 'Mythos', combat: 'Combat', time: 'TP', level: 'Level', costs: 'costs' },
  fr: { mythos: 'Mythe', combat: 'Combat', time: 'PT', level: 'Niveau', costs: 'coûte' },
} as const;

export const MYTHOS_BAR = '#4A2A73';
/** Solo cards have the colour of their level on the bar. */
const LEVEL_BAR = { 1: '#3E5B33', 2: '#7A5A12', 3: '#8A2E1E' } as const;

export const monsterIcon = (id: MonsterId): string => ICONS[id];

/** Numbers stand out. */
const bolder = (text: string): string => text.replace(/\b\d+\b/g, '**$&**');

/** A red disc with swords: the Combat symbol. */
export function CombatSign(props: { readonly size?: number }): ReactElement {
  const size = props.size ?? 22;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="combat-sign" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#A8281A" stroke="#2B0A05" strokeWidth="1.4" />
      <use href={BASE.combat} transform="translate(4.6 4.6) scale(.0289)" fill="#FFE9E2" />
    </svg>
  );
}

/** A card as the kit of all boards shows it. */
export function mythosFace(card: MythosCard | SoloMythosCard, language: Language): CardFace {
  const words = WORDS[language];
  const combat: CardMark = { sign: <CombatSign size={18} />, value: '', says: words.combat };
  const solo = 'level' in card;
  return {
    name: monsterName(card.id, language),
    kind: card.combat ? `${words.mythos} · ${words.combat}` : words.mythos,
    bar: solo ? LEVEL_BAR[card.level] : MYTHOS_BAR,
    icon: ICONS[card.id],
    text: bolder(cardText(card, language)),
    corner: solo
      ? { sign: <></>, value: 'I'.repeat(card.level), says: `${words.level} ${card.level}` }
      : {
          sign: <></>,
          value: `${card.cost} ${words.time}`,
          says: `${words.costs} ${card.cost} ${words.time}`,
        },
    marks: card.combat ? [combat] : [],
    facts: [],
  };
}

/** A card of the hand under the map: name, cost, sign and what it does, in little room. */
export function MythosCardFace(props: {
  readonly card: MythosCard;
  readonly language: Language;
  /** Why it cannot be played now. */
  readonly reason?: string | null;
}): ReactElement {
  const { card, language, reason } = props;
  const face = mythosFace(card, language);
  return (
    <span className={reason ? 'mythos-card barred' : 'mythos-card'}>
      <span className="mythos-name">{face.name}</span>
      <span className="mythos-picture">
        <span className="mythos-cost">
          <b>{card.cost}</b> {WORDS[language].time}
        </span>
        {reason ? <span className="mythos-reason">{reason}</span> : <CardIcon icon={face.icon} />}
        {card.combat && <CombatSign size={24} />}
      </span>
      <span className="mythos-text">
        <CardText text={face.text} />
      </span>
    </span>
  );
}

/** The back of all Mythos cards. */
export const MYTHOS_BACK = { bar: MYTHOS_BAR, icon: BASE['old-ones'] } as const;
