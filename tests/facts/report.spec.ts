// What differs between two versions of the tool becomes a work list.
import { expect, test } from '@playwright/test';
import { compareFacts } from '../../tools/facts/compare.ts';
import { reportOf } from '../../tools/facts/report.ts';
import { changedInputs } from '../../tools/raise/changed-inputs.ts';
import { changedSamples } from '../../tools/raise/changed-samples.ts';
import { withVersion } from '../../tools/raise/manifest.ts';
import { trivialFiles } from '../../tools/raise/trivial.ts';
import { workList } from '../../tools/raise/work-list.ts';
import { facts, field, pages } from './support.ts';

const old = facts();
const [flag] = old.commands.build?.flags ?? [];
if (!flag) throw new Error('The fixture has no flag.');
const now = facts({
  versions: { '@rslib/core': '2.0.0' },
  fields: {
    'lib.format': field({
      type: "'esm'",
      defaults: [{ value: "'esm'", formats: ['esm'], from: 'trial' }],
    }),
    'lib.fresh': field(),
  },
  commands: {
    build: {
      text: 'builds',
      usage: 'rslib build [options]',
      flags: [{ ...flag, choices: ['esm'] }],
    },
  },
  messages: [{ package: '@rslib/core', kind: 'throws', text: 'Another message.' }],
  links: [{ url: 'https://rslib.rs/a', from: ['lib.fresh'] }],
});

test('the same facts do not differ', () => {
  expect(compareFacts(old, facts())).toEqual([]);
  expect(reportOf([])).toBe('');
});

test('everything that came, went or changed is reported, with what was', () => {
  const report = reportOf(compareFacts(old, now));
  expect(report).toContain(
    'Versions (1)\n  ~ @rslib/core, is\n      was 1.0.0\n      is  2.0.0',
  );
  expect(report).toContain(
    "~ lib.format, type\n      was 'esm' | 'cjs'\n      is  'esm'",
  );
  expect(report).toContain('~ lib.format, defaults\n      was nothing');
  expect(report).toContain("is  'esm' (formats: esm; from: trial)");
  expect(report).toContain('+ lib.fresh');
  expect(report).toContain(
    '~ build --format, choices\n      was esm, cjs\n      is  esm',
  );
  expect(report).toContain('- throws: Only for esm.');
  expect(report).toContain('+ throws: Another message.');
  expect(report).toContain('+ https://rslib.rs/a');
});

test('an option, a flag and a command that went are reported', () => {
  const gone = facts({ fields: {}, commands: {} });
  const report = reportOf(compareFacts(old, gone));
  expect(report).toContain('- lib.format');
  expect(report).toContain('- build\n');
  expect(report).toContain('- build --format');
});

test('changed samples are read from what git says', () => {
  const status = [
    ' M docs/samples/b/recorded.json',
    '?? docs/samples/a/dist/new file.js',
    ' D docs/samples/b/dist/index.js',
    '',
  ].join('\0');
  expect(changedSamples(status)).toEqual([
    { id: 'a', files: ['dist/new file.js'] },
    { id: 'b', files: ['dist/index.js', 'recorded.json'] },
  ]);
  expect(changedSamples('')).toEqual([]);
  const trivial = new Set([
    'docs/samples/b/recorded.json',
    'docs/samples/a/dist/new file.js',
  ]);
  expect(changedSamples(status, trivial)).toEqual([
    { id: 'b', files: ['dist/index.js'] },
  ]);
});

test('changed inputs of the explorer are read from what git says', () => {
  const status = [
    ' M docs/explorer/utility.json',
    '?? docs/explorer/entries.json',
    ' M docs/explorer/utility/src/index.ts',
    '',
  ].join('\0');
  expect(changedInputs(status)).toEqual(['entries', 'utility']);
  expect(changedInputs(status, new Set(['docs/explorer/utility.json']))).toEqual([
    'entries',
  ]);
});

test('a version and line numbers of the tool are no change of a sample', () => {
  const diff = (name: string, ...lines: string[]) =>
    [`diff --git a/${name} b/${name}`, `--- a/${name}`, `+++ b/${name}`, '@@ -2 +2 @@']
      .concat(lines)
      .join('\n');
  const at = (line: number) => `at node_modules/@rslib/core/dist/index.js:${line}:9`;
  const all = [
    diff('version.json', '-"Rslib v1.0.0"', '+"Rslib v1.1.0"'),
    diff('stack.json', `-${at(5)}`, `+${at(6)}`),
    diff('size.json', '-"raw": 5', '+"raw": 6'),
    diff('own.json', '-src/index.ts:5:9', '+src/index.ts:6:9'),
    diff('more.json', '-"Rslib v1.0.0"', '+"Rslib v1.1.0"', '+"more"'),
  ].join('\n');
  expect([...trivialFiles(all, '1.0.0', '1.1.0')]).toEqual([
    'version.json',
    'stack.json',
  ]);
});

test('the work list names the place of each change and the pages of each sample', () => {
  const text = workList(
    {
      from: '1.0.0',
      to: '2.0.0',
      changes: compareFacts(old, now),
      samples: [{ id: 'b', files: ['recorded.json'] }],
      proved: false,
      explorer: ['node'],
    },
    { 'lib.*': '/config/lib/#*' },
    pages('/guide/a', 'It says `Only for esm.`\n\n<Sample files="x" id="b" tree />'),
  );
  expect(text).toContain('From 1.0.0 to 2.0.0');
  expect(text).toContain('lib.format, type  → /config/lib/#format');
  expect(text).toContain('choices  → /guide/basic/cli');
  expect(text).toContain(
    '- throws: Only for esm.  → docs/en/guide/a.mdx, docs/zh/guide/a.mdx',
  );
  expect(text).toContain('output explorer with another output: node');
  expect(text).toContain('~ b: recorded.json\n      shown on docs/en/guide/a.mdx');
  expect(text).toContain('exports advisor no longer do what they promise');
});

test('a version that changes nothing says so', () => {
  const raised = {
    from: '1.0.0',
    to: '1.0.1',
    changes: [],
    samples: [],
    proved: true,
    explorer: [],
  };
  const text = workList(raised, {}, []);
  expect(text).toContain('All samples come out as before');
  expect(text).toContain('exports advisor do what they promise');
  expect(text).toContain('The output explorer shows what it showed.');
  const failed = workList({ ...raised, explorer: undefined }, {}, []);
  expect(failed).toContain('docs/explorer must not be published');
});

test('only the version of the documented package is changed, and only to an exact one', () => {
  const manifest = '{ "a": "1.0.0", "@rslib/core": "1.0.1" }';
  expect(withVersion(manifest, '1.2.3')).toBe('{ "a": "1.0.0", "@rslib/core": "1.2.3" }');
  expect(() => withVersion(manifest, '^1.2.3')).toThrow('not an exact version');
  expect(() => withVersion(manifest, '')).toThrow('not an exact version');
  expect(() => withVersion('{}', '1.2.3')).toThrow('does not name @rslib/core');
});
