// What the output explorer shows was built from the sources beside it, with what is installed.
import { expect, test } from '@playwright/test';
import { inputs } from '@site/explorer/browser/data/toggles';
import { readProject } from '@site/pages/repository/read';
import { explorerRecords } from '../../tools/checks/explorer.ts';
import { installedFrom } from '../../tools/checks/packages/installed.ts';

const files = readProject(process.cwd()).filter(
  ({ file }) => file.startsWith('docs/explorer/') || file === 'package-lock.json',
);
const lock = files.find(({ file }) => file === 'package-lock.json')?.text ?? '';
const installed = installedFrom(lock);
const said = (changed: readonly { file: string; text: string }[], versions = installed) =>
  explorerRecords(changed, versions).map(({ what }) => what);

test('records of the sources and versions that are there are accepted', () => {
  expect(said(files)).toEqual([]);
});

test('an input without a record is reported', () => {
  expect(said([])).toEqual(inputs.map(() => 'The input has no record.'));
});

test('a changed source and another version of the tool are reported', () => {
  const source = files.find(({ file }) => file.includes('/src/'))?.file;
  const changed = files.map((one) =>
    one.file === source ? { ...one, text: `${one.text}//` } : one,
  );
  expect(said(changed)).toEqual([
    expect.stringContaining('is not as it was when the record was made'),
  ]);
  const versions = new Map([...installed.versions, ['@rslib/core', '9.9.9']]);
  expect(said(files, { ...installed, versions })[0]).toContain('9.9.9 is installed');
});
