import type { Teller } from '@incognita/kernel';
import type { View } from './view.ts';

/** The trail as lines of text: one line per team, markers as dots. */
export function describe(view: View, teller: Teller): string {
  const words =
    teller.language === 'fr'
      ? { round: 'Manche', deck: 'pioche', hand: 'main', finds: 'trouvailles', hidden: 'cachée' }
      : { round: 'Round', deck: 'deck', hand: 'hand', finds: 'finds', hidden: 'hidden' };
  const head = `${words.round} ${view.round}/${view.rounds} · ${words.deck} ${view.deck}`;
  const lines = view.teams.map((team, seat) => {
    const trail = Array.from({ length: view.pole + 1 }, (_, space) => {
      if (space === team.space) return '#';
      if (space === view.pole) return '^';
      return view.markers.includes(space) ? 'o' : '.';
    }).join('');
    const hand = team.hand.map((card) => card ?? words.hidden).join(' ');
    const finds = team.finds.length > 0 ? ` · ${words.finds} ${team.finds.join(' ')}` : '';
    const turn = seat === view.active ? '>' : ' ';
    return `${turn} ${teller.seat(seat).padEnd(12)} ${trail}  ${words.hand} ${hand}${finds}`;
  });
  return [head, ...lines].join('\n');
}
