import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { repository } from '@site/pages/repository';
import { replacementsFor } from '@site/samples/build/scratch';
import { terminalLines } from '@site/samples/build/terminal';
import { nodePath } from '@site/samples/build/toolchains';

const child = fileURLToPath(new URL('build-child.mjs', import.meta.url));

/**
 * Builds the packages in folders below `scratch` with the installed Rslib, in one process beside this one. Returns
 * what the tool said where a build fails, with the names of the packages. Throws where that process ends before its time.
 */
export function buildAll(
  folders: readonly string[],
  scratch: string,
): string | undefined {
  if (folders.length === 0) return undefined;
  const [list, errors] = [`${scratch}/build.json`, `${scratch}/build-errors.json`];
  writeFileSync(list, JSON.stringify(folders));
  const { status, stdout, stderr } = spawnSync(
    nodePath(),
    ['--no-warnings', child, list, errors],
    {
      cwd: repository,
      env: {
        ...process.env,
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
        NODE_ENV: 'production',
      },
      encoding: 'utf8',
      timeout: 300_000,
    },
  );
  const said = terminalLines(stdout + stderr, [
    [`${scratch}/`, ''],
    ...replacementsFor(scratch),
  ]).join('\n');
  if (status !== 0) throw new Error(`The packages could not be built:\n${said}`);
  const failed: string[] = JSON.parse(readFileSync(errors, 'utf8'));
  if (failed.length === 0) return undefined;
  const names = failed.map((folder) => folder.slice(scratch.length + 1));
  return `Rslib does not build ${names.join(', ')}:\n${said}`;
}
