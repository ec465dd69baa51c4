import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from '@site/samples/build/command';
import {
  inputFiles,
  installedPath,
  listFiles,
  readFiles,
} from '@site/samples/build/files';
import {
  type NormalizedFile,
  normalize,
  withNormalizedSizes,
} from '@site/samples/build/normalized-sizes';
import { runAttw, runPublint } from '@site/samples/build/package-checks';
import { measure } from '@site/samples/build/record';
import { replacementsFor } from '@site/samples/build/scratch';
import { terminalLines } from '@site/samples/build/terminal';
import type { Snapshot, Verdict } from '../browser/data/data.ts';
import { keyOf } from '../browser/data/states.ts';
import type { InputId, State } from '../browser/data/toggles.ts';
import { configOf } from './config.ts';
import { explorerFolder } from './folder.ts';
import { installedVersions, manifestOf, publishedFolders } from './manifest.ts';

/**
 * Builds a state as a reader would: its package in a new folder below `scratch`, `rslib` from the
 * command line, and the checkers on the files that npm would pack. Text and terminal are normalised like those
 * of samples. Throws where the build fails, because no state is meant to.
 */
export async function buildState(state: State, scratch: string): Promise<Snapshot> {
  const folder = `${scratch}/${keyOf(state)}/${state.input}`;
  try {
    const config = configOf(state);
    const manifest = manifestOf(state, installedVersions());
    copyInput(state.input, folder);
    writeFileSync(`${folder}/rslib.config.ts`, config);
    writeFileSync(`${folder}/package.json`, manifest);
    const { exitCode, output } = await runCommand(['rslib'], folder);
    if (exitCode !== 0) throw new Error(`${keyOf(state)} does not build:\n${output}`);
    const replacements = replacementsFor(folder);
    const published = publishedFolders(state).map((name) => `${name}/`);
    const paths = listFiles(folder).filter(
      (file) =>
        file === 'package.json' || published.some((name) => file.startsWith(name)),
    );
    const packed = readFiles(folder, paths);
    const emitted = new Map<string, NormalizedFile>();
    for (const [path, content] of packed)
      if (path.startsWith('dist/')) emitted.set(path, normalize(content, replacements));
    return {
      state,
      config,
      manifest,
      files: [...emitted].map(([path, { normalized }]) => {
        const { raw, gzip, brotli } = measure(path, normalized);
        return { path, text: normalized.toString(), raw, gzip, brotli };
      }),
      terminal: withNormalizedSizes(terminalLines(output, replacements), emitted),
      verdicts: {
        publint: verdictOf(await runPublint(packed)),
        attw: verdictOf(await runAttw(packed)),
      },
    };
  } finally {
    rmSync(`${scratch}/${keyOf(state)}`, { recursive: true, force: true });
  }
}

/**
 * Copies the sources of an input. The folder is inside the repository, so that packages are found
 * there. Those that the input may bundle are where npm would put them: module ids in the output
 * derive from paths.
 */
function copyInput(input: InputId, folder: string): void {
  const from = `${explorerFolder}/${input}`;
  for (const file of inputFiles(from))
    cpSync(`${from}/${file}`, `${folder}/${installedPath(file)}`, { recursive: true });
}

function verdictOf({ ok, command, says }: Verdict): Verdict {
  return { ok, command, says };
}
