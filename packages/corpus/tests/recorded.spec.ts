// What is recorded of each library belongs to what is in its folder and installed now. By hand:
// npm run corpus -- --check
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { expect, test } from '@playwright/test';
import { readRecord, staleness } from '../src/build/kind.ts';
import { listLibraries, readLibrary } from '../src/build/library.ts';
import { isFailure } from '../src/build/recorded.ts';

/** Files of published packages that a script of the authors writes, after the build. */
const writtenByScripts: Record<string, string[]> = { zod: ['v4/locales/package.json'] };

const libraries = listLibraries().map(readLibrary);

test('every record is of the configuration and the versions that are here', () => {
  expect(libraries.flatMap(staleness)).toEqual([]);
});

test('a changed configuration makes a record stale, and the message names the command', () => {
  const [library] = libraries;
  if (!library) throw new Error('There is no library.');
  const folder = mkdtempSync(`${os.tmpdir()}/rslib-corpus-`);
  try {
    cpSync(library.folder, folder, { recursive: true });
    expect(staleness({ ...library, folder })).toEqual([]);
    const config = `${folder}/rslib.config.ts`;
    writeFileSync(config, `${readFileSync(config, 'utf8')}// changed\n`);
    const [message] = staleness({ ...library, folder });
    expect(message).toContain(`npm run corpus -- ${library.id}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const { id } of libraries) {
  test(`${id} builds, and its users find every file and every name`, () => {
    const { build, entries, exports, apps } = readRecord(id);
    expect(build.ok).toBe(true);
    const { original, ours } = entries.missing;
    const missing = ours.filter((file) => !original.includes(file));
    expect(missing).toEqual(writtenByScripts[id] ?? []);
    // An application that fails with both packages compares nothing; each format has others.
    for (const format of Object.keys(exports)) {
      const worked = Object.entries(apps).filter(
        ([kind, { original }]) => kind.startsWith(format) && !isFailure(original),
      );
      expect(worked.length, format).toBeGreaterThanOrEqual(2);
    }
    for (const { names, lost } of Object.values(exports)) {
      expect(names).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    }
  });
}
