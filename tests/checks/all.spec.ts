// A check that is written runs: `npm run check` calls every function that returns findings.
import { expect, test } from '@playwright/test';
import { readProject } from '@site/pages/repository';

const files = readProject(process.cwd()).filter(
  ({ file }) => /^tools\/checks\/.+\.ts$/.test(file) && !file.includes('/built/'),
);
const isTable = (file: string) => /\/(all|run-checks)\.ts$/.test(file);
const tables = files
  .filter(({ file }) => isTable(file))
  .map(({ text }) => text)
  .join('\n');

const written = /^export (?:async )?function (\w+)\([^{]*?\): (?:Promise<)?Finding\[\]/gm;

test('every check in tools/checks is in the table of checks', () => {
  const names = files
    .filter(({ file }) => !isTable(file))
    .flatMap(({ text }) => [...text.matchAll(written)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\(`).test(tables))).toEqual([]);
});
