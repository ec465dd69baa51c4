/**
 * Runs a command on a busy machine: `npm run test:loaded` is `npm test` beside four endless loops,
 * or as many as LOOPS says. Ends each loop by its id when the command is over.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { npm, run } from '../install/process.mjs';

// A loop ends by itself once this process, at the other end of its channel, is gone.
const loop = `
  process.on('disconnect', () => process.exit());
  const turn = () => {
    const end = Date.now() + 50;
    while (Date.now() < end);
    setImmediate(turn);
  };
  turn();`;
const loops = Array.from({ length: Number(process.env.LOOPS ?? 4) }, () =>
  spawn(process.execPath, ['-e', loop], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }),
);
console.log(`${loops.length} loops: ${loops.map(({ pid }) => pid).join(', ')}`);
const [name, ...words] = process.argv.slice(2);
const start = performance.now();
process.exitCode = run(name === 'npm' ? npm(...words) : [name, ...words]);
for (const one of loops) one.kill('SIGKILL');
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
const load = loadavg().map((one) => one.toFixed(1));
console.log(
  `\n${process.exitCode === 0 ? 'Passed' : `Failed with ${process.exitCode}`} beside ` +
    `${loops.length} loops: ${minutes} minutes of wall time; load average ${load.join(', ')}.`,
);
