// attacker.ts PORT KIND: everything that one address may do to a server, as a process of its own.
// It says when it is ready; told "go" it attacks, told "rest" it stops and says what became of it.
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import process from 'node:process';
import { ATTACKS } from './attacks.ts';
import { Enemy } from './enemy.ts';

const [port, kind = ''] = process.argv.slice(2);
const enemy = new Enemy(Number(port));
const chosen = kind === 'all' ? Object.values(ATTACKS) : [ATTACKS[kind]];
for (const attack of chosen) {
  if (attack === undefined) throw new Error(`there is no attack called "${kind}"`);
  await attack(enemy);
}
// Ready: from now on everybody else goes first.
for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), 19);
process.on('message', (message) => {
  if (message === 'go') enemy.go();
  else {
    enemy.rest();
    process.send?.(enemy.tally);
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
