import process from 'node:process';
import { lab } from './lab.ts';

// Whoever reads our output may stop reading (| head); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.exitCode = await lab(process.argv.slice(2));
