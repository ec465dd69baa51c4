// What the output explorer shows was built from the sources beside it, with what is installed.
import { expect, test } from '@playwright/test';
import { inputsNamed } from '@site/explorer/record';
import { readProject } from '@site/pages/repository';
import { explorerRecords } from '../../tools/checks/explorer.ts';
import { installedFrom } from '../../tools/checks/packages/installed.ts';

const files = readProject(process.cwd()).filter(
  ({ file }) => file.startsWith('docs/explorer/') || file === 'package-lock.json',
);
const lock = files.find(({ file }) => file === 'package-lock.json')?.text ?? '';
const installed = installedFrom(lock);
const findings = (
  changed: readonly { file: string; text: string }[],
  versions = installed,
) => explorerRecords(changed, versions).map(({ what }) => what);

test('records of the sources and versions that are there are accepted', () => {
  expect(findings(files)).toEqual([]);
});

test('an input without a record is reported', () => {
  expect(findings([])).toEqual(inputsNamed([]).map(() => 'The input has no record.'));
});

test('a record that was made with other toggles is reported with the command that renews it', () => {
  const changed = files.map((one) =>
    one.file === 'docs/explorer/node.json'
      ? { ...one, text: one.text.replace(/"states": "\w+"/, '"states": "0"') }
      : one,
  );
  expect(findings(changed)).toEqual([expect.stringContaining('other toggles')]);
  expect(explorerRecords(changed, installed)[0]?.todo).toContain(
    'npm run explorer -- node',
  );
});

test('a changed source and another version of the tool are reported', () => {
  const source = files.find(({ file }) => file.includes('/src/'))?.file;
  const changed = files.map((one) =>
    one.file === source ? { ...one, text: `${one.text}//` } : one,
  );
  expect(findings(changed)).toEqual([
    expect.stringContaining('is not as it was when the record was made'),
  ]);
  const versions = new Map([...installed.versions, ['@rslib/core', '9.9.9']]);
  expect(findings(files, { ...installed, versions })[0]).toContain('9.9.9 is installed');
});
