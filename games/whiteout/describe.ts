import type { Teller } from '@incognita/kernel';
import type { CardKind } from './content/cards.ts';
import { FIND_NAMES, nameCards } from './text/names.ts';
import type { View } from './view.ts';

const WORDS = {
  en: {
    round: 'Round',
    deck: 'deck',
    discard: 'discard pile',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    storm: (from: string, target: string) => `A storm from ${from} rages over ${target}.`,
    scouted: 'Scouted:',
  },
  fr: {
    round: 'Manche',
    deck: 'pioche',
    discard: 'défausse',
    cards: (n: number) => (n === 1 ? '1 carte' : `${n} cartes`),
    storm: (from: string, target: string) => `Une tempête de ${from} fait rage sur ${target}.`,
    scouted: 'Exploré :',
  },
};

/** The trail as lines of text: # is the team, o a marker face down, ^ the pole. */
export function describe(view: View, teller: Teller): string {
  const { language } = teller;
  const words = WORDS[language];
  /** Cards that this eye may not see are only counted. */
  const cards = (held: readonly (CardKind | null)[]): string => {
    const known = held.filter((card) => card !== null);
    return known.length > 0 ? nameCards(language, known) : words.cards(held.length);
  };
  const lines = [
    `${words.round} ${view.round}/${view.rounds} · ${words.deck} ${view.deck} · ${words.discard} ${view.discard.length}`,
  ];
  view.teams.forEach((team, seat) => {
    const parts = [
      `${seat === view.active ? '>' : ' '} ${teller.seat(seat).padEnd(12)} ${trail(view, team.space)}`,
      cards(team.hand),
    ];
    if (team.finds.length > 0)
      parts.push(team.finds.map((find) => FIND_NAMES[language][find]).join(', '));
    lines.push(parts.join(' · '));
  });
  if (view.storm)
    lines.push(words.storm(teller.seat(view.storm.from), teller.seat(view.storm.target)));
  if (view.scouted.length > 0) lines.push(`${words.scouted} ${cards(view.scouted)}`);
  return lines.join('\n');
}

function trail(view: View, team: number): string {
  let line = '';
  for (let space = 0; space <= view.pole; space++) {
    if (space === team) line += '#';
    else if (space === view.pole) line += '^';
    else line += view.markers.includes(space) ? 'o' : '.';
  }
  return line;
}
