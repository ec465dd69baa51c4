/**
 * Runs a command on a busy machine: `npm run test:loaded` is `npm test` beside four endless loops, or as
 * many as LOOPS says. Ends each loop by its id when the command is over, whatever ends it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { npm } from './process.mjs';

const count = Number(process.env.LOOPS ?? 4);
// A loop ends by itself once this process, at the other end of its channel, is gone: SIGKILL, too.
const loop = `
  process.on('disconnect', () => process.exit());
  const turn = () => {
    const end = Date.now() + 50;
    while (Date.now() < end);
    setImmediate(turn);
  };
  turn();`;
const loops = Array.from({ length: count }, () =>
  spawn(process.execPath, ['-e', loop], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }),
);
const endLoops = () => {
  for (const one of loops) one.kill('SIGKILL');
};
process.on('exit', endLoops);

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
// A terminal sends Ctrl+C to the command, too; what is left is to wait for it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (child ? child.kill(signal) : process.exit(1)));

const ids = loops.map(({ pid }) => pid).join(', ');
console.log(`${count} loops on ${availableParallelism()} cores: ${ids}`);
const [name, ...words] = process.argv.slice(2);
const [command, ...args] = name === 'npm' ? npm(...words) : [name, ...words];
const start = performance.now();
child = spawn(command, args, {
  cwd: path.resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
});
const [code] = await once(child, 'close');
// Their channels would keep this process alive.
endLoops();
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(', ');
console.log(
  `\n${code === 0 ? 'Passed' : `Failed with ${code}`} beside ${count} loops: ${minutes} minutes of ` +
    `wall time; load average ${load}.`,
);
process.exitCode = code ?? 1;
