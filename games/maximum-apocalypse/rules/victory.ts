import type { Result, ScoreLineOf, Side } from '@incognita/kernel';
import { goalsOf, isMet } from './goals.ts';
import type { Look, Maximum } from './kit.ts';

type Line = ScoreLineOf<Maximum>;

/** MAX-GEN-04: one shared result. A side's lines say what was achieved and who lives. */
export function result(g: Look): Result<Maximum> {
  const won = g.state.outcome?.won === true;
  const goals: Line[] = goalsOf(g).map((progress, goal) => ({
    line: 'goal',
    rule: 'MAX-WIN-02',
    points: 0,
    mission: g.state.mission.no,
    goal,
    met: isMet(progress),
  }));
  const sides: Side<Maximum>[] = Array.from({ length: g.config.seats }, (_unused, seat) => {
    const own: Line[] = g.state.survivors
      .filter((held) => held.seat === seat)
      .flatMap((held) => held.bodies)
      .map((body) => ({
        line: body.dead ? 'dead' : 'alive',
        rule: body.dead ? 'MAX-DEATH-05' : 'MAX-RULING-41',
        points: 0,
        character: body.is,
      }));
    return {
      side: `seat${seat}`,
      seat,
      total: 0,
      place: 1,
      won,
      lines: [...goals.map((line) => ({ ...line })), ...own],
    };
  });
  return { rule: won ? 'MAX-WIN-03' : lossRule(g), sides, together: true };
}

const LOSSES = [
  'MAX-WIN-04',
  'MAX-SPAWN-08',
  'MAX-WIN-06',
  'MAX-RULING-103',
  'MAX-RULING-100',
  'MAX-WIN-07',
] as const;
const lossRule = (g: Look): Maximum['Rule'] =>
  LOSSES.find((rule) => rule === g.state.outcome?.rule) ?? 'MAX-WIN-04';
