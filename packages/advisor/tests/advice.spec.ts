// The advice itself: where answers lead, and that every line of it has a reason and a proof. Packages
// are built, packed, installed and used again if their data changed. By hand: npm run advisor -- --check
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { testRebuilt } from '@site/samples/rebuilt';
import { packageFor } from '../src/format/advised.ts';
import {
  type Answers,
  allAnswers,
  defaultAnswers,
  fromQuery,
  refusalFor,
  toQuery,
} from '../src/format/answers.ts';
import reasons from '../src/format/reasons.json' with { type: 'json' };
import { proofs } from '../src/record/kind.ts';
import { adviceFor, allPackages } from '../src/record/packages.ts';
import { fileText } from '../src/record/print.ts';

const packages = allPackages();
const lines = packages.flatMap(({ manifest, config }) => [...manifest, ...config]);

test('every package is recorded with the installed versions', () => {
  expect(proofs.staleness('proofs')).toEqual([]);
});

testRebuilt(
  'advisor',
  proofs,
  () => ['packages/advisor/src/record/', 'docs/advisor/'],
  () => ['docs/advisor/proofs.json'],
);

test('every combination of answers leads to a package or to a refusal', () => {
  expect(new Set(allAnswers().map(refusalFor))).toEqual(
    new Set([undefined, 'nobody', 'node-css', 'script-types', 'script-several']),
  );
  expect(packages.length).toBeGreaterThan(70);
  const plans = allAnswers().flatMap((answers) => adviceFor(answers)?.plan ?? []);
  const different = new Set(plans.map((plan) => JSON.stringify(plan)));
  expect(different.size, 'or the proof of one would be shown for another').toBe(
    packages.length,
  );
});

test('a reader gets the recorded package for each combination of answers', () => {
  const { items } = proofs.read('proofs');
  for (const answers of allAnswers()) {
    const [shown, advised] = [packageFor(answers), adviceFor(answers)];
    const files = advised && [fileText(advised.manifest), fileText(advised.config)];
    expect(shown && [shown.manifest.text, shown.config.text]).toEqual(files);
    expect(shown?.id).toBe(advised?.id);
    expect(shown?.proof, 'its own proof').toEqual(items[advised?.id ?? '']);
  }
});

test('every package is checked with the consumers that the answers name', () => {
  const recorded = proofs.read('proofs').items;
  const missing = allAnswers().flatMap((answers) => {
    const advised = adviceFor(answers);
    if (!advised) return [];
    const done = recorded[advised.id]?.checks.map(({ command }) => command) ?? [];
    const lacking = usesOf(answers).filter(
      (start) => !done.some((command) => command.startsWith(start)),
    );
    return lacking.map((start) => `${advised.id}: ${start}`);
  });
  expect(missing).toEqual([]);
});

/** How the commands of all checks begin that a package must pass for these answers. */
function usesOf(answers: Answers): string[] {
  const uses = {
    bundlers: ['rsbuild build'],
    'node-esm': ['import '],
    'node-cjs': [
      answers.includes('node18')
        ? 'node --no-experimental-require-module '
        : 'const library = ',
      ...(answers.includes('types') ? ['tsc --strict use.cts'] : []),
    ],
    script: ['<script '],
    types: ['tsc --strict use.ts', 'npx @arethetypeswrong'],
  };
  const needed = Object.entries(uses).flatMap(([answer, commands]) =>
    answers.some((one) => one === answer) ? commands : [],
  );
  return ['npx publint', ...needed];
}

test('every field and condition of package.json and every option has a reason', () => {
  // Fields that only structure a file explain themselves.
  const structure = new RegExp(
    [
      String.raw`^\s*"(?:default|node)": `,
      String.raw`^ {2}lib: \[`,
      String.raw`^\s*(?:source|output|tools|rspack): \{$`,
      String.raw`^\s*(?:index|parse): `,
    ].join('|'),
  );
  const bare = lines.filter(
    ({ text, reason }) =>
      /^\s*"?[\w./]+"?: /.test(text) && !reason && !structure.test(text),
  );
  expect(bare).toEqual([]);
});

test('every reason is used', () => {
  const used = new Set<string>(lines.flatMap(({ reason }) => reason ?? []));
  expect(Object.keys(reasons).filter((key) => !used.has(key))).toEqual([]);
});

test('lines fit on a phone', () => {
  expect(lines.filter(({ text }) => text.length > 60)).toEqual([]);
});

test('answers survive the way into the address and back', () => {
  expect(toQuery(defaultAnswers)).toBe('');
  const all = allAnswers();
  const read = (query: string) => fromQuery(`?package=${query}`);
  expect(all.map((one) => read(toQuery(one)))).toEqual(
    all.map((answers) => ({ answers, unknown: [] })),
  );
  expect(read('')).toEqual({ answers: defaultAnswers, unknown: [] });
});

for (const [query, answers, unknown] of [
  ['nonsense', defaultAnswers, ['nonsense']],
  ['script.tpyes.css', ['script', 'types', 'css', 'node20-19'], ['tpyes']],
  ['node-cjs.node18.__proto__', ['node-cjs', 'types', 'node18'], ['__proto__']],
] as const) {
  test(`?package=${query} names what it does not know, and keeps the rest`, () => {
    expect(fromQuery(`?package=${query}`)).toEqual({ answers, unknown });
  });
}

test('only the first words of an endless address are read', () => {
  const { unknown } = fromQuery(`?package=${'x.'.repeat(100_000)}`);
  expect(unknown.length).toBeLessThan(200);
});

test('the sample at the top of the page is one of the advised packages', () => {
  const advised = packages.find(({ id }) => id === 'esm-cjs_node18_types');
  const folder = `${repository}/docs/samples/publish-dual`;
  expect(readFileSync(`${folder}/package.json`, 'utf8')).toBe(
    fileText(advised?.manifest ?? []),
  );
  expect(readFileSync(`${folder}/rslib.config.ts`, 'utf8')).toBe(
    fileText(advised?.config ?? []),
  );
});
