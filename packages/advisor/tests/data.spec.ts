// The advice itself: which answers lead where, and that nothing of it is without a reason or a proof.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { fromAddress, toAddress } from '../src/browser/data/address.ts';
import { type Answers, allAnswers, firstAnswers } from '../src/browser/data/answers.ts';
import { allLeaves, firstLeaf, leafFor } from '../src/browser/data/leaves.ts';
import { textOf } from '../src/browser/data/lines.ts';
import { decide } from '../src/browser/data/plan.ts';
import { checkKinds } from '../src/browser/data/proof.ts';
import reasons from '../src/browser/data/reasons.json' with { type: 'json' };
import { tokensOf } from '../src/browser/tokens.ts';
import { staleness } from '../src/record/compare.ts';
import { circumstances, readRecord } from '../src/record/record.ts';

const leaves = allLeaves();
const ids = leaves.map(({ id }) => id);
const lines = leaves.flatMap(({ manifest, config }) => [...manifest, ...config]);

test('the record is of the documented versions, of this advice, and of every package', () => {
  expect(staleness(readRecord(), circumstances(), ids)).toEqual([]);
});

test('a record of another version, of another advice or of too many or too few packages is told', () => {
  const record = readRecord();
  const { [firstLeaf]: first, ...others } = record.proofs;
  if (!first) throw new Error('The first package is not on record.');
  const old = {
    ...record,
    rslib: '0.9.0',
    inputs: '0',
    proofs: { ...others, gone: first },
  };
  const text = staleness(old, circumstances(), ids).join('\n');
  expect(text).toContain('recorded with rslib 0.9.0');
  expect(text).toContain('recorded with inputs 0');
  expect(text).toContain('proof of "gone", which is advised to nobody');
  expect(text).toContain(`no proof of "${firstLeaf}"`);
});

test('every combination of answers leads to a package or to a reason', () => {
  const refused = allAnswers().filter((answers) => !leafFor(answers));
  const names = refused.map((answers) => {
    const decision = decide(answers);
    return 'refusal' in decision ? decision.refusal : 'none';
  });
  expect(new Set(names)).toEqual(
    new Set(['nobody', 'node-css', 'script-types', 'script-several']),
  );
  expect(leaves.length).toBeGreaterThan(70);
});

test('every package keeps what the answers promise', () => {
  const { proofs } = readRecord();
  const missing = allAnswers().flatMap((answers) => {
    const leaf = leafFor(answers);
    if (!leaf) return [];
    const done = Object.keys(proofs[leaf.id]?.checks ?? {});
    const lacking = promisedBy(answers).filter((kind) => !done.includes(kind));
    return lacking.map((kind) => `${leaf.id}: ${kind}`);
  });
  expect(missing).toEqual([]);
});

/** What has to be tried of a package so that whoever gave these answers can rely on it. */
function promisedBy({ consumers, types, css, node }: Answers): string[] {
  const modules = consumers.some((one) => one !== 'script');
  return [
    'publint',
    ...(consumers.includes('bundlers') ? ['bundle'] : []),
    ...(consumers.includes('node-esm') ? ['import'] : []),
    ...(consumers.includes('node-cjs') ? ['require'] : []),
    ...(consumers.includes('script') ? ['script'] : []),
    ...(css ? ['style'] : []),
    ...(types ? ['types-node16', 'types-bundler', 'attw'] : []),
    ...(types && modules && node === '20.19' && consumers.includes('node-cjs')
      ? ['types-require']
      : []),
  ];
}

test('every field and condition of package.json and every option has a reason', () => {
  const structure =
    /^(\s*"(default|node)": .*| {2}lib: \[|\s*(source|output|tools|rspack): \{|\s*(index|parse): .*)$/;
  const bare = lines.filter(
    ({ text, reason }) =>
      /^\s*"?[\w./]+"?: /.test(text) && !reason && !structure.test(text),
  );
  expect(bare).toEqual([]);
});

test('every reason is given somewhere', () => {
  const given = new Set<string>(lines.flatMap(({ reason }) => reason ?? []));
  expect(Object.keys(reasons).filter((key) => !given.has(key))).toEqual([]);
});

test('what is shown is the JSON that it looks like, and fits a phone', () => {
  for (const { manifest } of leaves) JSON.parse(textOf(manifest));
  expect(lines.filter(({ text }) => text.length > 60)).toEqual([]);
});

test('types are the first condition and default is the last, wherever they stand', () => {
  const wrong = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    const keys = Object.keys(value);
    const last = !keys.includes('default') || keys.at(-1) === 'default';
    const first = !keys.includes('types') || keys[0] === 'types';
    return [...(first && last ? [] : [value]), ...Object.values(value).flatMap(wrong)];
  };
  const exports = leaves.map(({ manifest }) => JSON.parse(textOf(manifest)).exports);
  expect(exports.flatMap(wrong)).toEqual([]);
  expect(wrong({ '.': { default: 'a', types: 'b' } })).toHaveLength(1);
});

test('answers go into the address and come back', () => {
  expect(toAddress(firstAnswers)).toBe('');
  const all = allAnswers();
  expect(all.map((one) => fromAddress(`?package=${toAddress(one)}`))).toEqual(all);
  expect(fromAddress('')).toEqual(firstAnswers);
  expect(fromAddress('?package=nonsense.types').consumers).toEqual([]);
});

test('a line in colours is the line', () => {
  const shown = lines.map((line) =>
    tokensOf(line.text)
      .map(({ text }) => text)
      .join(''),
  );
  expect(shown).toEqual(lines.map(({ text }) => text));
});

test('the sample at the top of the page is what the advisor advises', () => {
  const leaf = leaves.find(({ id }) => id === 'esm-cjs_node18_types');
  const folder = `${repository}/docs/samples/publish-dual`;
  expect(readFileSync(`${folder}/package.json`, 'utf8')).toBe(
    textOf(leaf?.manifest ?? []),
  );
  expect(readFileSync(`${folder}/rslib.config.ts`, 'utf8')).toBe(
    textOf(leaf?.config ?? []),
  );
});

test('every check on record is one that a page can name', () => {
  const known = new Set<string>(checkKinds);
  const kinds = Object.values(readRecord().proofs).flatMap(({ checks }) =>
    Object.keys(checks),
  );
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});
