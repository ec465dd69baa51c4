/**
 * node script-child.mjs <file> [<variable>]: runs a file in a world that has `window` and `self`, but
 * neither `module` nor `require` nor `global`, and prints what the global variable holds afterwards,
 * or all that are new when none is named. Ends with 1 and the error in one line where that fails.
 */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { createContext, runInContext } from 'node:vm';

/** Milliseconds. A script of a sample that takes longer hangs. */
const patience = 5_000;

const [file, name] = process.argv.slice(2);
const world = createContext({});
runInContext('var window = globalThis, self = globalThis;', world);
const known = new Set(namesIn(world));
try {
  runInContext(readFileSync(file, 'utf8'), world, { timeout: patience });
  const names = name ? [name] : namesIn(world).filter((one) => !known.has(one));
  const lines = names.flatMap((one) => linesOf(one, runInContext(one, world)));
  console.log(lines.length > 0 ? lines.join('\n') : 'no new global variable');
} catch (error) {
  console.log(String(error).split('\n')[0]);
  process.exitCode = 1;
}

function namesIn(context) {
  return runInContext('Object.getOwnPropertyNames(globalThis)', context).map(String);
}

/** What a variable holds; of an object each property, with a getter's value in its place. */
function linesOf(variable, value) {
  const parts =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, item]) => [`${variable}.${key}`, item])
      : [[variable, value]];
  if (parts.length === 0) return [`${variable}: {}`];
  return parts.map(([key, item]) => `${key}: ${inspect(item, { breakLength: 60 })}`);
}
