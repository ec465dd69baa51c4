// What `npm run facts` prints when the tool has changed.
import { expect, test } from '@playwright/test';
import { compareFacts, formatChanges } from '../src/read/changes.ts';
import { facts, field } from './support.ts';

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

test('equal facts do not differ', () => {
  expect(compareFacts(old, facts())).toEqual([]);
  expect(formatChanges([])).toBe('');
});

test('additions, removals and changes are reported with the former value', () => {
  const report = formatChanges(compareFacts(old, now));
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
  const report = formatChanges(compareFacts(old, gone));
  expect(report).toContain('- lib.format');
  expect(report).toContain('- build\n');
  expect(report).toContain('- build --format');
});
