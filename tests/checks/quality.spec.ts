// Each figure is what its source says: npx playwright test tests/checks/quality.spec.ts --project=tools
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { base, origin } from '../../site.ts';
import { parsePage } from '../../tools/pages/parse.ts';
import { parseQuality, readQuality } from '../../tools/quality/json.ts';
import type { Quality } from '../../tools/quality/model.ts';
import {
  optionFigures,
  parityFigures,
  sampleFigures,
} from '../../tools/quality/records.ts';
import { siteFigures } from '../../tools/quality/site.ts';
import { testFigures } from '../../tools/quality/tests.ts';
import { weightsOf } from '../../tools/quality/weights.ts';
import { readSources } from '../../tools/rspress/facts/sources.ts';
import { expandQuality } from '../../tools/rspress/quality/expand.ts';
import { absoluteLink } from '../../tools/rspress/quality/programs.ts';

const spec = (title: string, ...tests: (readonly [string, string])[]) => ({
  title,
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
});
const report = (argv: readonly string[] = []) =>
  JSON.stringify({
    config: { argv: ['node', 'playwright', 'test', ...argv, '--reporter=json'] },
    stats: { startTime: '2026-03-01T10:00:00.000Z' },
    suites: [
      {
        title: 'samples/repository.spec.ts',
        file: 'samples/repository.spec.ts',
        specs: [spec('a does what is recorded', ['samples', 'expected'])],
        suites: [
          {
            title: 'inside',
            file: 'samples/repository.spec.ts',
            specs: [spec('b `c`', ['samples', 'unexpected'])],
          },
        ],
      },
      {
        title: 'access/axe.spec.ts',
        file: 'access/axe.spec.ts',
        specs: [
          spec('x', ['desktop', 'expected'], ['phone', 'skipped']),
          spec('y', ['desktop', 'flaky'], ['phone', 'expected']),
        ],
      },
    ],
  });

test('tests are counted by how they ended, and what failed is named', () => {
  const figures = testFigures(report());
  expect(figures.all).toEqual({ passed: 3, failed: 1, flaky: 1, skipped: 1 });
  expect(figures.folders.access).toEqual({ passed: 2, failed: 0, flaky: 1, skipped: 1 });
  expect(figures.samples).toEqual({ passed: 1, failed: 1, flaky: 0, skipped: 0 });
  expect(figures.pagesExamined).toEqual({ passed: 2, failed: 0, flaky: 1, skipped: 1 });
  expect(figures.guides).toBeNull();
  expect(figures.arguments).toEqual([]);
  const file = 'samples/repository.spec.ts';
  expect(figures.trouble).toEqual([
    { outcome: 'failed', file, title: 'inside › b `c`', project: 'samples' },
    { outcome: 'flaky', file: 'access/axe.spec.ts', title: 'y', project: 'desktop' },
  ]);
  expect(testFigures(report(['--project=tools'])).arguments).toEqual(['--project=tools']);
});

test('what is no report, and an outcome that nobody knows, is refused', () => {
  expect(() => testFigures('[]')).toThrow('no report of Playwright');
  expect(() => testFigures(report().replace('"flaky"', '"odd"'))).toThrow('odd');
});

test('samples are counted from their records', () => {
  const folder = mkdtempSync(`${tmpdir()}/quality-`);
  const sample = (
    id: string,
    expect_: unknown,
    rslib: string,
    tried: (readonly [fails: string | undefined, ok: boolean])[],
  ) => {
    mkdirSync(`${folder}/${id}`);
    const texts = { purpose: 'Shows a.', purposeZh: '展示。', expect: expect_ };
    writeFileSync(`${folder}/${id}/sample.json`, JSON.stringify(texts));
    const exercises = tried.map(([fails, ok]) => ({
      exercise: { import: '.', ...(fails ? { fails } : {}) },
      ok,
      command: '',
      says: [],
    }));
    const recorded = {
      rslib,
      commands: [],
      files: [],
      outside: [],
      exercises,
      inputs: {},
    };
    writeFileSync(`${folder}/${id}/recorded.json`, JSON.stringify(recorded));
    writeFileSync(`${folder}/${id}/package.json`, '{ "name": "a", "version": "1.0.0" }');
    writeFileSync(`${folder}/${id}/rslib.config.ts`, 'export default {};');
  };
  sample('one', 'builds', '1.0.1', [
    [undefined, true],
    [undefined, false],
    ['no', false],
  ]);
  sample('two', { fails: 'no' }, '1.0.0', [['no', true]]);
  expect(sampleFigures(folder)).toEqual({
    all: 2,
    building: 1,
    exercises: 4,
    exercisesAsExpected: 2,
    versions: ['1.0.0', '1.0.1'],
  });
});

test('options and parity are counted from pages that exist', () => {
  const { facts } = readSources();
  const places = { 'lib.a': '/guide/a', 'lib.b': '/guide/gone', $comment: 'x' };
  const fields = { 'lib.a': facts.fields.lib, 'lib.b': facts.fields.lib } as const;
  const en = parsePage('docs/en/guide/a.mdx', '# A\n\n## B\n');
  const zh = parsePage('docs/zh/guide/a.mdx', '# A\n');
  const only = parsePage('docs/en/guide/only.mdx', '# C\n');
  if (!fields['lib.a'] || !fields['lib.b']) throw new Error('There is no lib.');
  const given = {
    ...facts,
    fields: { 'lib.a': fields['lib.a'], 'lib.b': fields['lib.b'] },
  };
  expect(optionFigures({ facts: given, places }, [en, zh])).toEqual({
    all: 2,
    documented: 1,
  });
  expect(parityFigures([en, zh, only])).toEqual({
    pages: { en: 2, zh: 1 },
    headings: { en: 2, zh: 1 },
  });
});

test('weights are the middle and the largest of each kind, and how many are over', () => {
  const kind = { before: { brotli: 10, gzip: 10 }, after: { brotli: 20, gzip: 20 } };
  const budgets = {
    kinds: { home: { pages: '^/$', ...kind }, guide: { pages: '^/', ...kind } },
    over: { before: {}, after: {} },
  };
  const page = (name: string, kib: number) => ({
    page: name,
    before: [{ file: name, brotli: kib * 1024, gzip: kib * 2048 }],
    after: [{ file: 'a.js', brotli: 9 * 1024, gzip: 9 * 1024 }],
  });
  const sizes = [page('a.html', 11), page('b.html', 3), page('zh/c.html', 12)];
  expect(weightsOf(sizes, budgets)).toEqual([
    {
      kind: 'guide',
      pages: 3,
      before: {
        budget: 10_240,
        median: 11 * 1024,
        largest: { page: '/zh/c', brotli: 12 * 1024, gzip: 24 * 1024 },
        over: 2,
      },
      after: {
        budget: 20_480,
        median: 20 * 1024,
        largest: { page: '/zh/c', brotli: 21 * 1024, gzip: 33 * 1024 },
        over: 1,
      },
    },
  ]);
});

test('a site that is not there is not measured', async () => {
  expect(await siteFigures(mkdtempSync(`${tmpdir()}/quality-`))).toBeNull();
});

const figures = (over: Partial<Quality> = {}): Quality => ({
  $comment: '',
  made: {
    on: '2026-03-01T10:20:30.000Z',
    command: 'npm run quality',
    commit: '0123456789abcdef',
    changed: false,
    node: '20.0.0',
    system: 'linux x64',
  },
  documented: { package: '@rslib/core', version: '1.0.1' },
  tests: testFigures(report()),
  checks: { checks: 44, files: 7, findings: [], waiting: [] },
  samples: {
    all: 5,
    building: 4,
    exercises: 9,
    exercisesAsExpected: 9,
    versions: ['1.0.1'],
  },
  options: { all: 3, documented: 3 },
  parity: { pages: { en: 2, zh: 2 }, headings: { en: 8, zh: 8 } },
  site: { pages: 4, links: 100, broken: [], weights: [], shared: [] },
  ...over,
});
const shown = (part: string, quality: Quality, file = 'docs/en/a.mdx') =>
  expandQuality(`<Quality part="${part}" />`, file, quality);

test('a page shows the figures in its language, and with their commit and command', () => {
  const quality = figures();
  expect(shown('made', quality)).toContain('| Made | 2026-03-01 10:20 (UTC) |');
  expect(shown('made', quality)).toContain('| Commit | `0123456789` |');
  expect(shown('samples', quality)).toContain(
    '| Built anew and compared byte by byte | 1 passed, 1 failed, 0 flaky, 0 skipped |',
  );
  expect(shown('pages', quality, 'docs/zh/a.mdx')).toContain('| 3 个中的 3 个 |');
});

test('what was not measured is never shown as good', () => {
  const quality = figures({ tests: null, site: null });
  for (const part of ['made', 'samples', 'pages', 'access', 'weight', 'tests'])
    expect(shown(part, quality), part).toContain('not measured');
  expect(shown('failing', quality).split('\n')).toHaveLength(2);
  const part = figures({ tests: testFigures(report(['--project=tools'])) });
  expect(shown('failing', part)).toContain('the run was a part');
});

test('whatever failed stands under what fails, and only where nothing did it says so', () => {
  const cost = {
    budget: 1024,
    median: 0,
    largest: { page: '/a', brotli: 2048, gzip: 0 },
    over: 1,
  };
  const bad = figures({
    checks: { checks: 1, files: 1, findings: ['a.ts:1 Bad `b`.'], waiting: ['c'] },
    samples: { ...figures().samples, exercisesAsExpected: 7, versions: ['0.9.0'] },
    options: { all: 3, documented: 1 },
    site: {
      pages: 4,
      links: 9,
      broken: ['doc_build/a.html: x'],
      weights: [{ kind: 'guide', pages: 1, before: cost, after: { ...cost, over: 0 } }],
      shared: [],
    },
  });
  expect(shown('failing', bad).split('\n')).toEqual([
    '- Failed: `samples/repository.spec.ts`, `` inside › b `c` `` (samples)',
    '- Failed, then passed: `access/axe.spec.ts`, `y` (desktop)',
    '- Finding of a check: ``a.ts:1 Bad `b`.``',
    '- Work that waits: `c`',
    '- 2 exercises of samples did not go as their record expects.',
    '- 2 options have no place in the documentation.',
    '- Samples were built with 0.9.0, not with 1.0.1.',
    '- Leads nowhere: `doc_build/a.html: x`',
    '- Guide: 1 of 1 pages cost more than the 1 KiB that are allowed before intent.',
  ]);
  const tests = { ...testFigures(report()), trouble: [] };
  expect(shown('failing', figures({ tests }))).toMatch(/^Nothing/);
});

test('files for programs are linked as files, and in Markdown by their whole address', () => {
  const page = '<Quality part="programs" />';
  expect(expandQuality(page, 'docs/zh/a.mdx', figures())).toContain(
    `<a className="rp-link" href="${base}zh/llms.txt">llms.txt</a>：`,
  );
  expect(expandQuality(page, 'docs/en/a.mdx', figures(), absoluteLink)).toContain(
    `- [options.json](${origin}${base}options.json): Every option`,
  );
});

test('a part that does not exist stops the build with its line', () => {
  expect(() =>
    expandQuality('a\n<Quality part="sample" />', 'docs/en/a.mdx', figures()),
  ).toThrow(/docs\/en\/a\.mdx:2 .*\n[\s\S]*Do: .*samples/);
});

test('the committed figures are read, and another shape is refused', () => {
  expect(readQuality().documented.package).toBe('@rslib/core');
  expect(() => parseQuality('{ "made": {} }')).toThrow('npm run quality');
});
