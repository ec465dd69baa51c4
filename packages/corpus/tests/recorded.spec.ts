// What is recorded of each library belongs to what is in its folder and installed now. Libraries whose
// configuration changed, or a representative one, are built and used again. By hand: npm run corpus
// -- --check
import { expect, test } from '@playwright/test';
import { testRebuilt } from '../../../tests/support/rebuilt.ts';
import { failure } from '../src/build/judge.ts';
import { libraries, readRecord } from '../src/build/kind.ts';
import { listLibraries } from '../src/build/library.ts';

/** Files of published packages that a script of the authors writes, after the build. */
const writtenByScripts: Record<string, string[]> = { zod: ['v4/locales/package.json'] };

test('every record is of the configuration and the versions that are here', () => {
  expect(listLibraries().flatMap(libraries.staleness)).toEqual([]);
});

testRebuilt(
  'corpus',
  libraries,
  (id) => [`docs/libraries/${id}/`],
  (id) => [`docs/libraries/${id}/recorded.json`],
);

for (const id of listLibraries()) {
  test(`${id} builds, and its users find every file and every name`, () => {
    const { build, entries, exports, apps } = readRecord(id);
    expect(build.ok).toBe(true);
    const { original, ours } = entries.missing;
    const missing = ours.filter((file) => !original.includes(file));
    expect(missing).toEqual(writtenByScripts[id] ?? []);
    // An application that fails with both packages compares nothing; each format has others.
    for (const format of Object.keys(exports)) {
      const worked = Object.entries(apps).filter(
        ([kind, { original }]) => kind.startsWith(format) && original.says[0] !== failure,
      );
      expect(worked.length, format).toBeGreaterThanOrEqual(2);
    }
    for (const { names, lost } of Object.values(exports)) {
      expect(names).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    }
  });
}
