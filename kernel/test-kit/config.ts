import type { AnyGame } from '../index.ts';
import { checkRule, type Exam } from './exam.ts';
import { type AnyConfig, defaultsOf, modeSetups } from './setups.ts';
import { checkSaid } from './text.ts';
import { told, Violation } from './violation.ts';

/** Every config one option away from a mode that is refused, with the refusal. */
export function* refusedConfigs(game: AnyGame) {
  for (const { config } of modeSetups(game))
    for (const [name, { values }] of Object.entries(game.config.fields))
      for (const value of values) {
        const tried: AnyConfig = { ...config, [name]: value };
        const refused = game.config.forbids(tried);
        if (refused) yield { tried, refused };
      }
}

/** The lobby's form: its refusals name rules, have texts, and lead to something that is played. */
export function checkConfig(exam: Exam): void {
  const { game } = exam;
  const unplayed = game.config.forbids(defaultsOf(game));
  if (unplayed)
    throw new Violation('config', `the defaults are refused among themselves: ${told(unplayed)}`);
  for (const { tried, refused } of refusedConfigs(game)) {
    checkRule(exam, refused.rule, `the refusal of ${told(tried)}`);
    checkSaid(exam, tried.seats, refused);
    if (!(refused.field in game.config.fields))
      throw new Violation(
        'config',
        `${told(tried)} is refused because of "${refused.field}", which is no option`,
      );
    if (refused.instead === undefined) continue;
    const again = game.config.forbids({ ...tried, ...refused.instead } as AnyConfig);
    if (again?.why === refused.why)
      throw new Violation(
        'config',
        `${told(tried)} is refused, and so is what it says to play instead: ${told(refused.instead)}`,
      );
  }
}
