import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { replacementsFor } from '../scratch.ts';
import { makeConsumer } from './consumer.ts';
import type { Said } from './said.ts';

const child = fileURLToPath(new URL('app-child.mjs', import.meta.url));

/**
 * Bundles a file that uses a built package into one script for the browser, in a project that has the package
 * installed, and runs the script. Says what it printed, or why it could not be bundled or run. The file decides
 * between `import` and `require`; with `asRequire`, an `import` resolves the package as a `require` does.
 */
export async function bundleApp(
  folder: string,
  name: string,
  file: string,
  asRequire = false,
): Promise<Said> {
  const app = path.basename(file);
  const { exitCode, output } = await runCommand(
    ['node', child, app, ...(asRequire ? ['require'] : [])],
    makeConsumer(folder, name, file),
  );
  return {
    ok: exitCode === 0,
    command: `rsbuild build ${app}${asRequire ? ' // conditionNames: require' : ''}`,
    says: withoutFrames(terminalLines(output, replacementsFor(folder))),
  };
}

/** Without the excerpts from code, which show a minified library as one long line, and without the time it took. */
function withoutFrames(lines: readonly string[]): string[] {
  const kept = lines.filter(
    (line) => !/^ +(?:[╭╰·]|\d+ │)|^error +build failed in/.test(line),
  );
  return kept.slice(0, kept.findLastIndex((line) => line !== '') + 1);
}
