import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import type { Said } from './said.ts';

/** A script of a sample that takes longer has gone astray. */
const patience = 5_000;

/**
 * Runs an emitted file the way a `<script>` does: in a world that has `window` and `self`, but
 * neither `module` nor `require` nor `global`. Says what stands in the global variable `name`
 * afterwards, or in all that are new when no name is given. A variable that does not exist is
 * an error, as in the browser.
 */
export function runScript(folder: string, file: string, name: string | undefined): Said {
  const command = `<script src="${file}"></script>`;
  const world = createContext({});
  runInContext('var window = globalThis, self = globalThis;', world);
  const known = new Set(namesIn(world));
  try {
    runInContext(readFileSync(`${folder}/${file}`, 'utf8'), world, { timeout: patience });
    const names = name ? [name] : namesIn(world).filter((one) => !known.has(one));
    const says = names.flatMap((one) => told(one, runInContext(one, world)));
    return {
      ok: true,
      command,
      says: says.length > 0 ? says : ['no new global variable'],
    };
  } catch (error) {
    const [line] = String(error).split('\n');
    return { ok: false, command, says: [line ?? ''] };
  }
}

function namesIn(world: object): string[] {
  const names: unknown = runInContext('Object.getOwnPropertyNames(globalThis)', world);
  return Array.isArray(names) ? names.map(String) : [];
}

/** What a variable holds; of an object each property, with a getter's value in its place. */
function told(name: string, value: unknown): string[] {
  const parts: [string, unknown][] =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, item]) => [`${name}.${key}`, item])
      : [[name, value]];
  if (parts.length === 0) return [`${name}: {}`];
  const text = parts.map(
    ([key, item]) => `${key}: ${inspect(item, { breakLength: 60 })}`,
  );
  return text.join('\n').split('\n');
}
