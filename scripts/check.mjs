// npm run check: types, lint, format and import directions. check.mjs NAME: only that one.
import process from 'node:process';
import { ensureOrExit } from './ensure.mjs';
import { runStep, staticSteps } from './steps.mjs';

const only = process.argv[2];
const steps = staticSteps.filter((step) => only === undefined || step.name === only);
if (steps.length === 0) {
  console.error(
    `There is no check "${only}"; there are ${staticSteps.map((s) => s.name).join(', ')}.`,
  );
  process.exit(2);
}
const node = ensureOrExit();
for (const step of steps) if (!(await runStep(node, step))) process.exitCode = 1;
