// The built page about the command line shows each flag of each command, and no other.
import { expect, test } from '@playwright/test';
import { parseBuilt } from '@site/pages/html';
import { facts } from '../../packages/facts/tests/support.ts';
import { builtFlags } from '../../tools/checks/built/flags.ts';

const row = (flag: string) =>
  `<tr><td><code>${flag}</code></td><td><code>--other</code></td></tr>`;
const section = (command: string, ...flags: string[]) =>
  `<section aria-label="Flags of rslib ${command}"><table>${flags.map(row).join('')}</table></section>`;
const check = (html: string, file = 'guide/basic/cli.html') =>
  builtFlags(facts(), [parseBuilt(file, html)]).map(({ what }) => what);

test('a flag that is missing is reported, in both languages', () => {
  const missing = ['rslib build has --format, the page does not.'];
  expect(check('')).toEqual(missing);
  expect(check(section('build-all', '--format <format>'))).toEqual(missing);
  expect(check(section('build'), 'zh/guide/basic/cli.html')).toEqual(missing);
});

test('a flag that the tool does not have is reported', () => {
  expect(check(section('build', '--format <format>', '--formt'))).toEqual([
    'The page has --formt, rslib build does not.',
  ]);
});

test('a complete table is accepted, and other pages are not compared', () => {
  expect(check(section('build', '--format <format>'))).toEqual([]);
  expect(check('', 'guide/basic/output-format.html')).toEqual([]);
});
