// What the page does with a package before and after it is built.
import { expect, test } from '@playwright/test';
import type { Project } from '../src/browser/parts/recorded.ts';
import { configProblems } from '../src/browser/playground/config/problem.ts';
import {
  stateOf,
  withSourceMap,
  withState,
} from '../src/browser/playground/config/toggles.ts';
import examples from '../src/browser/playground/examples.json' with { type: 'json' };
import { moved, without } from '../src/browser/playground/files/move.ts';
import { placeOfField } from '../src/browser/playground/help/manifest.ts';
import { isPacked } from '../src/browser/playground/output/checks.ts';
import { problemsIn, styledTexts } from '../src/browser/playground/output/messages.ts';
import { sourcePlaces } from '../src/browser/playground/output/sourceMap.ts';
import {
  decodeProject,
  encodeProject,
} from '../src/browser/playground/project/address.ts';
import {
  archiveName,
  completeManifest,
} from '../src/browser/playground/project/archive.ts';
import { problemOfPath } from '../src/browser/playground/project/project.ts';
import { indexAfter, rowsOf } from '../src/browser/playground/tree/rows.ts';
import conformance from '../src/format/conformance.json' with { type: 'json' };

const config = (body: string) =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});\n`;

const cjs = "{\n  lib: [{ format: 'cjs' }],\n}";
const umd = "{\n  lib: [{ format: 'umd', umdName: 'MyLibrary' }],\n}";
const both = "{ lib: [{ format: 'cjs', dts: true }] }";
const types = '{ lib: [{ dts: true }] }';
const files = '{ lib: [{ dts: { bundle: false } }] }';
const web = '{\n  output: { target: "web" },\n}';

/** A configuration, a change of its toggles, and the text that this leaves. */
const edits = [
  ['{}', { format: 'cjs' }, cjs],
  [cjs, { dts: 'files' }, "{\n  lib: [{ format: 'cjs', dts: true }],\n}"],
  [both, { format: 'esm' }, types],
  [
    "{\n  // kept\n  lib: [{ format: 'esm' }],\n}",
    { minify: true },
    "{\n  // kept\n  lib: [{ format: 'esm' }],\n  output: { minify: true },\n}",
  ],
  ['{\n  output: { minify: true, target: "web" },\n}', { minify: false }, web],
  [files, { dts: 'files' }, files],
  [types, { dts: 'bundled' }, '{ lib: [{ dts: { bundle: true } }] }'],
  ['{}', { format: 'umd' }, umd],
] as const;

for (const [before, change, after] of edits)
  test(`${JSON.stringify(change)} turns ${before} into ${after}`, () => {
    const text = config(before);
    const next = { ...stateOf(text), ...change };
    expect(withState(text, next)).toBe(config(after));
    expect(stateOf(config(after))).toMatchObject(change);
  });

test('a link holds the package, and a damaged one nothing', async () => {
  const project = {
    'src/index.ts': 'export const text = "你好 🎉";\n',
    'package.json': '{}',
  };
  const code = await encodeProject(project);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await decodeProject(code)).toEqual(project);
  const upwards = await encodeProject({ '../up.ts': '' });
  for (const damaged of ['', 'x', code.slice(0, -4), upwards, 'A'.repeat(200_001)])
    expect(await decodeProject(damaged), damaged.slice(0, 20)).toBeUndefined();
});

test('a download lists what it needs to be built', () => {
  const rslib = { '@rslib/core': '1.0.1' };
  const versions = { ...rslib, typescript: '7.0.2', react: '19.3.1' };
  const plain = { 'package.json': '{ "name": "a" }' };
  const typed = { ...plain, 'rslib.config.ts': `export default ${types};` };
  const linked = {
    'package.json': '{ "dependencies": { "dep": "^1.0.0" } }',
    'node_modules/dep/package.json': '{ "name": "dep" }',
  };
  const listed = (project: Project) => JSON.parse(completeManifest(project, versions));
  expect(listed(plain).devDependencies).toEqual(rslib);
  expect(listed(typed).devDependencies).toEqual({ ...rslib, typescript: '7.0.2' });
  const engine = {
    ...rslib,
    ...{ '@microsoft/api-extractor': '7.60.1', '@rsbuild/plugin-sass': '2.0.1' },
    ...{ '@swc/helpers': '0.5.24', typescript: '7.0.2' },
  };
  const brought = (text: string) => {
    const project = { ...plain, 'rslib.config.ts': text };
    const { devDependencies } = JSON.parse(completeManifest(project, engine));
    return Object.keys(devDependencies).filter((name) => !(name in rslib));
  };
  const extractor = ['@microsoft/api-extractor', 'typescript'];
  expect(brought('export default { lib: [{ dts: { bundle: true } }] };')).toEqual(
    extractor,
  );
  expect(
    brought('const bundle = {};\nexport default { lib: [{ dts: { bundle } }] };'),
  ).toEqual(extractor);
  expect(brought('export default { lib: [{ dts: true, bundle: false }] };')).toEqual([
    'typescript',
  ]);
  expect(brought('export default { lib: [{ externalHelpers: true }] };')).toEqual([
    '@swc/helpers',
  ]);
  const sass = "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default {};";
  expect(brought(sass)).toEqual(['@rsbuild/plugin-sass']);
  expect(listed(linked)).toEqual({
    dependencies: { dep: 'file:deps/dep' },
    devDependencies: rslib,
  });
  expect(completeManifest({ 'package.json': '{' }, versions)).toBe('{');
  const named = '{ "author": { "name": "Jo" }, "name": "@scope/price-label" }';
  expect(archiveName({ 'package.json': named })).toBe('price-label.zip');
  for (const unnamed of [{}, { 'package.json': '{' }, { 'package.json': '{}' }])
    expect(archiveName(unnamed)).toBe('package.zip');
});

test('checks look at what npm would pack', () => {
  const field = ['dist', '!dist/*.map', '**/*.css'];
  expect(isPacked('src/index.ts', undefined)).toBe(true);
  for (const path of ['dist/esm/index.js', 'README.md', 'a/b.css'])
    expect(isPacked(path, field), path).toBe(true);
  for (const path of ['src/index.ts', 'distant.js', 'dist/index.js.map'])
    expect(isPacked(path, field), path).toBe(false);
});

test('what a check says of a field leads to its line, or as near to it as there is one', () => {
  const text =
    '{\n  "name": "a",\n  "exports": {\n    ".": { "import": "./a.js" }\n  }\n}';
  const cases = [
    ['exports ./more', 3, 3],
    ['exports . import', 4, 12],
    ['license', 1, 1],
  ] as const;
  for (const [names, line, column] of cases)
    expect(placeOfField(text, names.split(' ')), names).toEqual({
      path: 'package.json',
      line,
      column,
    });
  expect(placeOfField('{ "name"', ['name'])).toMatchObject({ line: 1, column: 3 });
});

test('errors of Rspack and of TypeScript are found with their places, and keep their colours', () => {
  const message = "Module not found: Can't resolve './a'";
  const rspack = ['File: ./src/index.ts:3:5', `  × ${message}`];
  expect(problemsIn(rspack)).toEqual([
    { path: 'src/index.ts', line: 3, column: 5, message },
  ]);
  expect(problemsIn([...rspack, '', ...rspack, '']), 'of two outputs').toHaveLength(1);
  const [ranged] = problemsIn(['File: ./src/index.ts:2:25-29', `  × ${message}`]);
  expect(ranged).toMatchObject({ line: 2, column: 25, length: 4 });
  const loader = [
    'File: ./src/index.ts:1:1',
    '  × Module build failed (from builtin:swc-loader):',
    '  ╰─▶   × Syntax Error: Expression expected',
    '         ╭─[3:0]',
    '       3 │ retrun 1;',
    '         · ───┬──',
    '',
    '  × Another one',
  ];
  const syntaxError = 'Syntax Error: Expression expected';
  const expected = { line: 3, column: 1, length: 6, message: syntaxError };
  expect(problemsIn(loader)).toEqual([{ path: 'src/index.ts', ...expected }]);
  const ended = [
    ...loader.slice(0, 3),
    '         ╭─[1:0]',
    '       1 │ const a = 1;',
    '       2 │ export function ad',
    '         ╰────',
  ];
  expect(problemsIn(ended)).toMatchObject([{ line: 2, column: 19 }]);
  const typescript = [
    'error   [tsc] \u001B[36msrc/b.ts\u001B[39m:\u001B[33m1\u001B[39m:\u001B[33m14\u001B[39m - error TS2322: Wrong.',
  ];
  expect(problemsIn(typescript)).toEqual([
    { path: 'src/b.ts', line: 1, column: 14, message: 'TS2322: Wrong.' },
  ]);
  const plain = ['error   [tsc] src/b.ts:1:14 - TS2322: Wrong.', ...rspack];
  expect(problemsIn(plain)[0]?.message, 'of TypeScript 6').toBe('TS2322: Wrong.');
  expect(styledTexts(typescript).slice(0, 3)).toEqual([
    { text: 'error   [tsc] ', style: undefined },
    { text: 'src/b.ts', style: { color: 'var(--rp-container-info-text)' } },
    { text: ':', style: undefined },
  ]);
});

test('a new file needs a path inside of the package that is free', () => {
  const project = { 'src/index.ts': '' };
  expect(problemOfPath('src/more.ts', project)).toBeUndefined();
  for (const path of ['src/index.ts', 'src', 'src/index.ts/a'])
    expect(problemOfPath(path, project), path).toBe('pathTaken');
  for (const path of ['', '/a', 'a/../b', 'a//b', 'a b', 'node_modules/x.js', 'src/'])
    expect(problemOfPath(path, project), path).toBe('pathInvalid');
});

test('each example comes out as on the command line', () => {
  const samples = Object.values(examples).map(({ sample }) => sample);
  expect(conformance.equal).toEqual(expect.arrayContaining(samples));
});

test('a tree shows folders first and what is installed last, and keys go through what is seen', () => {
  const paths = ['b.ts', 'node_modules/x/a.js', 'src/a.ts', 'src/deep/a.ts', 'docs/'];
  const closed = new Set(['node_modules/']);
  const rows = rowsOf(paths, closed);
  expect(rows.map(({ path, level }) => `${level} ${path}`)).toEqual([
    '1 docs/',
    '1 src/',
    '2 src/deep/',
    '3 src/deep/a.ts',
    '2 src/a.ts',
    '1 b.ts',
    '1 node_modules/',
  ]);
  expect(rows[4]).toMatchObject({ position: 2, count: 2, isFolder: false });
  const cases = [
    ['ArrowDown', 1, 2],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 0, 0],
    ['End', 0, 6],
    ['Home', 4, 0],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 0, undefined],
    ['ArrowRight', 6, undefined],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 4, 1],
    ['ArrowLeft', 5, undefined],
    ['a', 3, 4],
    ['a', 4, 3],
    ['z', 0, undefined],
    [' ', 0, undefined],
  ] as const;
  for (const [key, from, to] of cases)
    expect(indexAfter(key, rows, from), `${key} from ${from}`).toBe(to);
});

test('a folder is moved and deleted with its files, and nothing beside it', () => {
  const project = { 'src/a.ts': 'a', 'src2/b.ts': 'b', 'src.ts': 'c' };
  expect(moved(project, 'src/', 'lib/')).toEqual({
    'lib/a.ts': 'a',
    'src2/b.ts': 'b',
    'src.ts': 'c',
  });
  expect(moved(project, 'src.ts', 'd.ts')).toHaveProperty(['d.ts'], 'c');
  expect(without(project, 'src/')).toEqual({ 'src2/b.ts': 'b', 'src.ts': 'c' });
});

test('a map in a file beside a script, or in its comment, says where lines come from', async () => {
  // Made by hand: line 1 is from line 2, column 3 of the source; line 2 is from nowhere.
  const map = {
    version: 3,
    sources: ['../src/a.ts', '../node_modules/b/index.js'],
    names: [],
    mappings: 'AACE;A;ACDF',
  };
  const text = JSON.stringify(map);
  const file = (path: string, content: string) => ({
    path,
    text: content,
    raw: 0,
    gzip: 0,
  });
  const script = file('dist/a.js', 'a\nb\nc\n');
  const expected = [
    { path: 'src/a.ts', line: 2, column: 3 },
    undefined,
    { path: 'node_modules/b/index.js', line: 1, column: 1 },
  ];
  const beside = file('dist/a.js.map', text);
  expect(await sourcePlaces(script, [script, beside])).toMatchObject(expected);
  const comment = `//# sourceMappingURL=data:application/json;charset=utf-8;base64,${btoa(text)}`;
  const inline = file('dist/a.js', `a\nb\nc\n${comment}`);
  expect(await sourcePlaces(inline, [inline])).toMatchObject(expected);
  expect(await sourcePlaces(script, [script])).toBeUndefined();
  const damaged = file('dist/a.js.map', '{');
  expect(await sourcePlaces(script, [script, damaged])).toBeUndefined();
  const project = { 'rslib.config.ts': config('{ lib: [] }') };
  const on = withSourceMap(project);
  expect(on['rslib.config.ts']).toContain('output: { sourceMap: true }');
  expect(withSourceMap(on)['rslib.config.ts']).not.toContain('sourceMap');
});

test('declarations and maps are below their script', () => {
  const paths = ['a.d.ts', 'ab.js', 'a.js.map', 'a.js', 'a.css', 'a.d.ts.map'];
  const names = rowsOf(paths, new Set()).map(({ name }) => name);
  expect(names).toEqual(['a.css', 'a.js', 'a.js.map', 'a.d.ts', 'a.d.ts.map', 'ab.js']);
});

test('a configuration that cannot be parsed leads to where it stops being code', () => {
  const log = ['error   Failed to build.', 'error   Syntax Error: Unexpected token'];
  const broken = {
    'rslib.config.ts': "export default {\n  lib: [{ format 'esm' }],\n};\n",
  };
  expect(configProblems(log, broken)).toMatchObject([
    { path: 'rslib.config.ts', line: 2, message: expect.stringContaining('Unexpected') },
  ]);
  expect(configProblems(log, { 'rslib.config.ts': config('{ lib: [] }') })).toEqual([]);
  expect(configProblems(['error   Failed to build.'], broken)).toEqual([]);
});
