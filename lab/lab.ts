import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { addGenerate } from './commands/generate.ts';
import { addLadder } from './commands/ladder.ts';
import { addLesson } from './commands/lesson.ts';
import { addPatch } from './commands/patch.ts';
import { addPlay } from './commands/play.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTune } from './commands/tune.ts';
import { addVerify } from './commands/verify.ts';
import { addWords } from './commands/words.ts';
import { FINE, listed, messageOf, sentence, WRONG } from './trouble.ts';

const COMMANDS = [
  addPlay,
  addSimulate,
  addTune,
  addLadder,
  addScenario,
  addWords,
  addRules,
  addVerify,
  addPatch,
  addLesson,
  addGenerate,
];

/** Runs one command line and says what the process should end with. */
export async function lab(args: readonly string[]): Promise<number> {
  let code = FINE;
  const program = programWith((ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return FINE;
    process.stderr.write(`${sentence(told(error, program))}\n`);
    if (args.includes('--debug') && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    return WRONG;
  }
}

function programWith(end: (code: number) => void): Command {
  const program = new Command('lab')
    .description('The command line of Incognita')
    .helpCommand('help [command]', 'how a command is used')
    .option('--debug', 'shows where in the code an error came from')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(false);
  for (const add of COMMANDS) add(program, end);
  for (const command of program.commands) {
    command.copyInheritedSettings(program);
    command.option('--debug', 'shows where in the code an error came from');
  }
  return program;
}

/** Commander's own messages, in our words. */
function told(error: unknown, program: Command): string {
  if (!(error instanceof CommanderError)) return messageOf(error);
  const message = error.message.replace(/^error: /, '');
  const names = listed(program.commands.map((command) => command.name()));
  if (error.code === 'commander.unknownCommand')
    return `there is no command ${quoted(message)}; there are ${names}`;
  if (error.code === 'commander.help') return `say what to do: ${names}`;
  const invalid = message.match(/^option '(?:-\w, )?(--\w+).*' argument '(.*)' is invalid\. (.*)$/);
  if (invalid) return `${invalid[1]} is "${invalid[2]}"; ${invalid[3]}`;
  return `${message.replaceAll("'", '"').replace(/\.$/, '')}; "lab help" shows how commands are used`;
}

const quoted = (message: string): string => `"${message.match(/'(.*)'/)?.[1] ?? ''}"`;
