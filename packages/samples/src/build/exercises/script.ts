import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { replacementsFor } from '../scratch.ts';
import type { Said } from './said.ts';

const child = fileURLToPath(new URL('script-child.mjs', import.meta.url));

/**
 * Runs an emitted file the way a `<script>` does: in a world that has `window` and `self`, but
 * neither `module` nor `require` nor `global`. Says what the global variable `name` holds afterwards,
 * or all that are new when no name is given. A variable that does not exist is an error, as in the
 * browser.
 */
export async function runScript(
  folder: string,
  file: string,
  name: string | undefined,
): Promise<Said> {
  const { exitCode, output } = await runCommand(
    ['node', child, file, ...(name === undefined ? [] : [name])],
    folder,
  );
  return {
    ok: exitCode === 0,
    command: `<script src="${file}"></script>`,
    says: terminalLines(output, replacementsFor(folder)),
  };
}
