import { spawn } from 'node:child_process';

/** Whether to write colours: where a person reads along, unless the environment asks otherwise. */
export function hasColors(env, stdout) {
  const { FORCE_COLOR: forced, NO_COLOR: none } = env;
  if (forced) return forced !== '0' && forced !== 'false';
  return stdout.isTTY === true && !none;
}

/**
 * Runs `tools`, objects with a `command` and what can `mend` its findings, by their names: in their
 * order, `parallel` of them at a time, each to its end whatever becomes of the others. Prints what
 * each said when it ends, in `colors` or not, then a line for each. Returns the names of those that
 * failed.
 */
export async function runTools(tools, parallel, print, colors) {
  const waiting = Object.entries(tools);
  const results = [];
  async function runWaiting() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, { command, mend = '' }] = next;
      const start = performance.now();
      const { code, output } = await run(command, colors);
      const seconds = Math.round((performance.now() - start) / 1000);
      results.push({ name, code, seconds });
      const said = [output.trim(), code === 0 ? '' : mend].filter(Boolean);
      if (said.length > 0) print(`── ${name}\n${said.join('\n')}\n`);
    }
  }
  await Promise.all(Array.from({ length: parallel }, runWaiting));
  for (const { name, code, seconds } of results)
    print(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return results.filter(({ code }) => code !== 0).map(({ name }) => name);
}

/** The exit code of a command, 127 if it cannot start, and what it wrote. */
function run([program, ...args], colors) {
  // Both variables together are a warning of Node.js.
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...rest } = process.env;
  const env = { ...rest, ...(colors ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
  const child = spawn(program, args, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
