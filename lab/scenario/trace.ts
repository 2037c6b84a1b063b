import { opened } from './expecting.ts';
import type { Step } from './format.ts';
import { shown } from './match.ts';
import type { Situation } from './situation.ts';

/** A moment of a scenario with all that can be chosen and expected, for whoever writes one. */
export function trace(situation: Situation, step: Step | null, number: number): string {
  const head = step === null ? 'the beginning' : `step ${number} ${shown(step)}`;
  const lines = [head];
  const quiet = step !== null && ('expect' in step || 'refuse' in step || 'draws' in step);
  if (quiet) return head;
  for (const event of situation.events()) lines.push(`  told    ${JSON.stringify(opened(event))}`);
  const { question } = situation;
  if (!question) return [...lines, '  over'].join('\n');
  const { seat, prompt, rule, choices, refused } = question;
  lines.push(`  asked   ${JSON.stringify({ seat, step: question.step, prompt, rule })}`);
  for (const choice of choices) lines.push(`  choice  ${JSON.stringify(choice)}`);
  for (const { choice, refusal } of refused)
    lines.push(`  refused ${JSON.stringify(choice)} ${JSON.stringify(refusal)}`);
  return lines.join('\n');
}
