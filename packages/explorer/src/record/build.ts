import { writeFileSync } from 'node:fs';
import { listFiles, readFiles } from '@site/samples/build/files';
import { runNormalized } from '@site/samples/build/normalized-run';
import {
  type NormalizedFile,
  normalize,
  withNormalizedSizes,
} from '@site/samples/build/normalized-sizes';
import { runAttw, runPublint } from '@site/samples/build/package-checks';
import { measure } from '@site/samples/build/record';
import { copyInputs, emptyFolder, replacementsFor } from '@site/samples/build/scratch';
import type { Snapshot, Verdict } from '../browser/data/data.ts';
import { keyOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import { configOf } from './config.ts';
import { installedVersions, manifestOf, publishedFolders } from './manifest.ts';
import { explorerFolder } from './record.ts';

/**
 * Builds a state as a reader would: its package in a folder of `scratch` that has the number
 * `attempt`, `rslib` from the command line, and the checkers on the files that npm would pack. Text
 * and terminal are normalized like those of samples. Throws where the build fails, because no state
 * is meant to.
 */
export async function buildState(
  state: State,
  scratch: string,
  attempt = 1,
): Promise<{ folder: string; snapshot: Snapshot }> {
  const path = `${attempt}/${keyOf(state)}/${state.input}`;
  const folder = emptyFolder(scratch, path);
  const config = configOf(state);
  const manifest = manifestOf(state, installedVersions());
  // Packages that the input may bundle are where npm would put them: module ids derive from paths.
  copyInputs(`${explorerFolder}/${state.input}`, folder);
  writeFileSync(`${folder}/rslib.config.ts`, config);
  writeFileSync(`${folder}/package.json`, manifest);
  const { ok, lines } = await runNormalized(['rslib'], folder);
  if (!ok) throw new Error(`${keyOf(state)} does not build:\n${lines.join('\n')}`);
  const published = publishedFolders(state).map((name) => `${name}/`);
  const packed = readFiles(
    folder,
    listFiles(folder).filter(
      (file) =>
        file === 'package.json' || published.some((name) => file.startsWith(name)),
    ),
  );
  const emitted = new Map<string, NormalizedFile>();
  for (const [path, content] of packed)
    if (path.startsWith('dist/'))
      emitted.set(path, normalize(content, replacementsFor(folder)));
  const snapshot = {
    state,
    config,
    manifest,
    files: [...emitted].map(([path, { normalized }]) => {
      const { raw, gzip, brotli } = measure(path, normalized);
      return { path, text: normalized.toString(), raw, gzip, brotli };
    }),
    terminal: withNormalizedSizes(lines, emitted),
    verdicts: {
      publint: verdictOf(await runPublint(packed)),
      attw: verdictOf(await runAttw(packed)),
    },
  };
  return { folder, snapshot };
}

/** In the order of the record. */
function verdictOf({ ok, command, says }: Verdict): Verdict {
  return { ok, command, says };
}
