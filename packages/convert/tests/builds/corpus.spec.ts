// Configurations of real libraries, reconstructed from what they publish, are converted. The library
// is built with the answer, and does in every use what the build by hand does.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { buildLibrary, type Recorded } from '@site/corpus/build';
import { readRecord } from '@site/corpus/kind';
import { librariesFolder, listLibraries, readLibrary } from '@site/corpus/library';
import { installToolchain } from '@site/samples/build/install-toolchain';
import { hasChanged, isListed } from '../../../../tests/support/selection.ts';
import { convert } from '../../src/convert.ts';
import { known } from './intended.ts';

const config = (id: string) =>
  readdirSync(`${librariesFolder}/${id}`).includes('original')
    ? readdirSync(`${librariesFolder}/${id}/original`).find((file) =>
        /^(?:tsup|tsdown|rollup)\.config\./.test(file),
      )
    : undefined;

for (const id of listLibraries()) {
  const name = config(id);
  // One library takes as long as all samples that are converted.
  const isAffected =
    hasChanged([`docs/libraries/${id}/original/`]) ||
    (hasChanged(['packages/convert/src/']) && isListed('corpus', id));
  if (!name || !isAffected) continue;
  test(`${id} is built and used like with the configuration by hand`, async () => {
    installToolchain('libraries');
    const library = readLibrary(id);
    const read = (file: string) => readFileSync(file, 'utf8');
    const answer = convert({
      config: read(`${library.folder}/original/${name}`),
      manifest: read(`${library.installed}/package.json`),
      tsconfig: read(`${library.folder}/tsconfig.json`),
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    const folder = mkdtempSync(`${tmpdir()}/converted-`);
    try {
      cpSync(library.folder, folder, { recursive: true });
      const { why = '', fields = [], entries = [], reported, edit } = known[id] ?? {};
      for (const { name: file, text } of answer.conversion.files)
        writeFileSync(`${folder}/${file}`, edit ? text.replaceAll(...edit) : text);
      const keys = answer.conversion.notes.map(({ key }) => key);
      if (reported) expect(keys, why).toContain(reported);
      const { recorded: built } = await buildLibrary({ ...library, folder }, 'converted');
      const pick = (all: Recorded) =>
        Object.fromEntries(
          (['build', 'exports', 'types', 'apps', 'directives', 'syntax'] as const)
            .filter((key) => !fields.includes(key))
            .map((key) => [key, key === 'apps' ? saidBy(all) : all[key]]),
        );
      expect(pick(built)).toEqual(pick(readRecord(id)));
      // Paths that package.json says otherwise from now on are not missing.
      const moved = answer.conversion.changes.map(({ before = '' }) => fileOf(before));
      const missing = built.entries.missing.ours.map(fileOf);
      expect(missing.filter((file) => !moved.includes(file)).sort()).toEqual(entries);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

const fileOf = (path: string) => path.replace(/^\.\//, '');

/** What applications print; their size depends on each byte of the library. */
function saidBy({ apps }: Recorded): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(apps).map(([name, { ours }]) => [name, ours.says]),
  );
}
