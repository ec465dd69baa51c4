/**
 * `npm run test:loaded`: `npm test` on a busy machine. Starts endless loops, four of them or LOOPS, and
 * ends each by its id when the tests are over, whatever ends them. Arguments go to `npm test`.
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
  for (const { pid, exitCode } of loops)
    if (pid && exitCode === null) process.kill(pid, 'SIGKILL');
};
process.on('exit', endLoops);

const ids = loops.map(({ pid }) => pid).join(', ');
console.log(`${count} loops on ${availableParallelism()} cores: ${ids}`);
const [command, ...args] = npm('test', '--', ...process.argv.slice(2));
const start = performance.now();
const tests = spawn(command, args, {
  cwd: path.resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
});
// The terminal sends Ctrl+C to the tests, too; what is left is to wait for them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill(signal));
const [code] = await once(tests, 'close');
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(', ');
console.log(
  `\n${code === 0 ? 'Passed' : `Failed with ${code}`} beside ${count} loops: ${minutes} minutes of ` +
    `wall time; load average ${load}.`,
);
process.exitCode = code ?? 1;
