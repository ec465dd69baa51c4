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
import { libraries } from '@site/corpus/kind';
import { librariesFolder, readLibrary } from '@site/corpus/library';
import { installToolchain } from '@site/samples/build/toolchains';
import { hasChanged, isListed } from '@site/test-support/selection';
import { convert } from '../../src/convert.ts';
import { known } from './intended.ts';

const config = (id: string) =>
  readdirSync(`${librariesFolder}/${id}`).includes('original')
    ? readdirSync(`${librariesFolder}/${id}/original`).find((file) =>
        /^(?:tsup|tsdown|rollup)\.config\./.test(file),
      )
    : undefined;

for (const id of libraries.names()) {
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
      const { why = '', unlike, entries = [], reported, edits = [] } = known[id] ?? {};
      for (const { name: file, text } of answer.conversion.files)
        writeFileSync(`${folder}/${file}`, text);
      for (const [file, before, after] of edits)
        writeFileSync(
          `${folder}/${file}`,
          read(`${folder}/${file}`).replaceAll(before, after),
        );
      const keys = answer.conversion.notes.map(({ key }) => key);
      if (reported) expect(keys, why).toContain(reported);
      const { kept: built } = await buildLibrary({ ...library, folder }, 'converted');
      const [byHand] = Object.values(libraries.read(id).items);
      if (!byHand) throw new Error(`${id} has no record.`);
      const { shown, missing } = resultOf(built, unlike);
      const expected = resultOf(byHand, unlike).shown;
      const isThere = (line: string) => !missing.includes(line.replace(/: .*/, ''));
      const files = expected.files.filter(isThere);
      expect(shown).toEqual({ ...expected, files });
      // Paths that package.json says otherwise from now on are not missing.
      const moved = answer.conversion.changes.map(({ before }) =>
        before?.replace(/^\.\//, ''),
      );
      expect(missing.filter((file) => !moved.includes(file))).toEqual(entries);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** What building and using showed, but for checks of the package and for uses that are `unlike`. */
function resultOf({ build, uses: all }: Recorded, unlike = 'npx') {
  const own = Object.entries(all).filter(([use]) => !/^npx|^package.json/.test(use));
  const uses = own.filter(([use]) => !use.startsWith(unlike));
  const changed = all['package.json']?.added ?? [];
  const files = changed.filter((line) => !line.endsWith(': missing'));
  const missing = changed.flatMap((line) => /(.*): missing$/.exec(line)?.[1] ?? []);
  return { shown: { build, uses, files }, missing };
}
