/**
 * node run-script.mjs <file> [<variable>]: runs a file in a context that has `window` and `self`,
 * but no `module`, `require` or `global`, and prints the global variable, or all new ones if none
 * is named. If that fails, prints the error in one line and exits with 1.
 */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { createContext, runInContext } from 'node:vm';

/** Milliseconds. A sample that takes longer hangs. */
const timeout = 5_000;

const [file, name] = process.argv.slice(2);
const context = createContext({});
runInContext('var window = globalThis, self = globalThis;', context);
const known = new Set(namesIn(context));
try {
  runInContext(readFileSync(file, 'utf8'), context, { timeout });
  const names = name ? [name] : namesIn(context).filter((one) => !known.has(one));
  const lines = names.flatMap((one) => linesOf(one, runInContext(one, context)));
  console.log(lines.length > 0 ? lines.join('\n') : 'no new global variable');
} catch (error) {
  console.log(String(error).split('\n')[0]);
  process.exitCode = 1;
}

function namesIn(context) {
  return runInContext('Object.getOwnPropertyNames(globalThis)', context).map(String);
}

/** The value of a variable, or of each property of an object; getters are evaluated. */
function linesOf(variable, value) {
  const parts =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, item]) => [`${variable}.${key}`, item])
      : [[variable, value]];
  if (parts.length === 0) return [`${variable}: {}`];
  return parts.map(([key, item]) => `${key}: ${inspect(item, { breakLength: 60 })}`);
}
