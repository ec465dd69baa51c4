// What readers see when they compare two builds.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { origin as siteOrigin } from '@site/settings';
import { compareScript } from '../src/build/script.ts';
import { kinds } from '../src/sources/kinds.ts';
import { origin, pages, pagesOfFormats, pagesOfNeeds } from '../src/tool/rows.ts';
import { compareTexts, losses, textsOf } from './builds.ts';

const toolchain = `${repository}/tools/toolchains/libraries/node_modules`;

/** Emitted by Rslib and other tools: the samples, and packages that are installed here. */
const folders = [
  ...readdirSync(`${repository}/docs/samples`)
    .filter((id) =>
      /^(?:format-[a-e]|migrate-[a-ce-r]|publish-|react-|css-[a-g]|banner-(?!raw)|comments$)/.test(
        id,
      ),
    )
    .map((id) => `${repository}/docs/samples/${id}/dist`),
  ...['clsx', 'fflate', 'medium-zoom', 'nprogress', 'style-mod'].map(
    (name) => `${repository}/node_modules/${name}`,
  ),
  ...['immer', 'redux', 'reselect', 'redux-thunk', '@tanstack/query-core'].map(
    (name) => `${toolchain}/${name}/dist`,
  ),
].filter((folder) => existsSync(folder));

test('what the page shows is what the script prints now', () => {
  for (const id of ['migrate-check', 'migrate-check-passed', 'migrate-check-styles']) {
    const folder = `${repository}/docs/samples/${id}`;
    const record = JSON.parse(readFileSync(`${folder}/recorded.json`, 'utf8'));
    const json = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const files: { path: string; lines: string[] }[] = record.outside;
    const old = files.map(({ path: file, lines }) => [
      file.replace('dist-old/', ''),
      lines.join('\n'),
    ]);
    const { lines } = compareTexts(
      Object.fromEntries(old),
      textsOf(`${folder}/dist`),
      json,
      'dist',
    );
    const all = JSON.stringify([...record.exercises, ...record.commands]);
    expect(all, id).toContain(JSON.stringify(lines).slice(1, -1));
  }
});

test('a build that is compared with itself differs in nothing', () => {
  expect(folders.length).toBeGreaterThan(50);
  for (const folder of folders) {
    const { lines } = compareTexts(textsOf(folder), textsOf(folder));
    expect(lines.at(-1), folder).toBe('✗ losses: 0, ~ changes: 0, + gains: 0');
  }
});

/** As many builds, from among all that have it, lose each thing. */
const examples = 12;

test('everything that a build can lose is found', () => {
  const builds = folders.map((folder) => ({ folder, texts: textsOf(folder) }));
  for (const [name, lose] of Object.entries(losses)) {
    const affected = builds.flatMap(({ folder, texts }) => {
      const changed = lose(texts);
      return changed ? [{ folder, texts, changed }] : [];
    });
    expect(affected.length, name).toBeGreaterThan(0);
    const step = Math.ceil(affected.length / examples);
    const missed = affected
      .filter((_, at) => at % step === 0)
      .filter(({ texts, changed }) => !compareTexts(texts, changed).hasLoss)
      .map(({ folder }) => folder);
    expect(missed, name).toEqual([]);
  }
});

test('each difference leads to a section of the site, in both languages', () => {
  expect(origin).toBe(siteOrigin);
  const addresses = [
    ...Object.values({ ...pages, ...pagesOfFormats }),
    ...pagesOfNeeds.map(([, page]) => page),
    ...Object.values(kinds).map(({ page }) => page),
  ];
  for (const address of addresses)
    for (const language of ['en', 'zh']) {
      const [page = '', anchor = ''] = address.split('#');
      const [file = ''] = [`${page}.mdx`, `${page}/index.mdx`]
        .map((one) => `${repository}/docs/${language}${one}`)
        .filter((one) => existsSync(one));
      expect(readFileSync(file, 'utf8'), address).toContain(` {#${anchor}}`);
    }
});

test('the page downloads the file from where the site publishes it', () => {
  for (const language of ['en', 'zh']) {
    const page = readFileSync(
      `${repository}/docs/${language}/guide/migration/check.mdx`,
      'utf8',
    );
    expect(page).toContain(`curl -O ${origin}/compare.mjs\n`);
  }
});

test('with --run, Node.js loads both builds, and what they give is compared', async () => {
  const script = await compareScript();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const write = (build: string, texts: Record<string, string>) => {
    mkdirSync(`${folder}/${build}`);
    for (const [name, text] of Object.entries(texts))
      writeFileSync(`${folder}/${build}/${name}`, text);
  };
  const program = '#!/usr/bin/env node\nprocess.exit(9);\n';
  write('old', {
    'a.mjs':
      'console.log(1);\nexport const a = (b, c) => c;\nexport const d = make();\nfunction make() { return class {}; }\nexport default {e: 1};\n',
    'b.cjs': 'module.exports = make();\nfunction make() { return () => 1; }\n',
    'page.mjs': 'export const f = document.body;\n',
    'lost.mjs': 'export const g = 1;\n',
    'cli.mjs': program,
  });
  write('new', {
    'a.mjs':
      'export const a = (b) => b;\nexport const d = make();\nfunction make() { return {}; }\nexport default {};\n',
    'b.cjs':
      'module.exports = make();\nfunction make() { return { default: () => 1 }; }\n',
    'page.mjs': 'export const f = document.body;\n',
    'lost.mjs': 'export const g = window.g;\n',
    'cli.mjs': program,
  });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args, 'old', 'new'], {
      encoding: 'utf8',
      cwd: folder,
    });
  expect(run().stdout).toContain('losses: 0');
  const { status, stdout } = run('--run');
  const lines = stdout.split('\n').filter((line) => !/^ {4}|^files/.test(line));
  expect(lines.slice(0, -1)).toEqual([
    'not compared by import: page.mjs of the old build: ReferenceError: document is not defined',
    '✗ a.mjs lacks, by import: default.e',
    '✗ a.mjs gives, by import: d: class → object',
    '✗ b.cjs gives, by import: default: function of 0 → object',
    '✗ b.cjs gives, by require: the module itself: function of 0 → object',
    '✗ lost.mjs fails to load by import: ReferenceError: window is not defined',
    '~ a.mjs gives, by import: a: function of 2 → function of 1',
    '+ b.cjs has more, by import: default.default',
    '+ b.cjs has more, by require: default',
    '✗ losses: 5, ~ changes: 1, + gains: 2',
  ]);
  expect(status).toBe(1);
});

test('with --run, a file that users cannot import is not loaded', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  for (const [build, parameters] of [
    ['old', ''],
    ['new', 'b'],
  ]) {
    mkdirSync(`${folder}/${build}`);
    const write = (name: string, text: string) =>
      writeFileSync(`${folder}/${build}/${name}`, text);
    write('package.json', '{ "name": "a", "exports": "./index.mjs" }');
    write('index.mjs', "import { a } from './inner.mjs';\nexport const b = typeof a;\n");
    write(
      'inner.mjs',
      `export const a = f();\nfunction f() { return (${parameters}) => 1; }\n`,
    );
  }
  const { stdout } = spawnSync(
    process.execPath,
    [await compareScript(), '--run', 'old', 'new'],
    { encoding: 'utf8', cwd: folder },
  );
  expect(stdout).not.toContain('inner.mjs');
  expect(stdout).toContain('~ changes: 0');
});

test('the downloaded file says what is wrong with its arguments', async () => {
  const script = await compareScript();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  writeFileSync(`${folder}/index.js`, 'export const a = 1;\n');
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      cwd: folder,
    });
    return { status, text: stdout + stderr };
  };
  expect(run()).toEqual({ status: 2, text: expect.stringContaining('Two folders') });
  expect(run('a', '.')).toEqual({ status: 2, text: 'There is no folder "a".\n' });
  expect(run('--help')).toEqual({ status: 0, text: expect.stringContaining('sources') });
  expect(run('.', '.')).toEqual({ status: 0, text: expect.stringMatching(/^files: 1/) });
  expect(run('--all', '.', '.').text).toContain('exports a\n');
  expect(run('--every', '.', '.')).toEqual({
    status: 2,
    text: expect.stringContaining("Unknown option '--every'"),
  });
  writeFileSync(`${folder}/package.json`, '{');
  expect(run('.', '.')).toEqual({
    status: 2,
    text: expect.stringContaining('package.json is not valid: SyntaxError'),
  });
});
