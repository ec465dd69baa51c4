// What the page does with a package before and after it is built.
import { expect, test } from '@playwright/test';
import { stateOf, withState } from '../src/browser/config/toggles.ts';
import { isPacked } from '../src/browser/output/checks.ts';
import { problemsIn, styledTexts } from '../src/browser/output/messages.ts';
import { decodeProject, encodeProject } from '../src/browser/project/address.ts';
import { completeManifest } from '../src/browser/project/archive.ts';
import { problemOfPath } from '../src/browser/project/project.ts';

const config = (body: string) =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});\n`;

/** A configuration, a change of its toggles, and the text that this leaves. */
const edits = [
  ['{}', { format: 'cjs' }, "{\n  lib: [{ format: 'cjs' }],\n}"],
  [
    "{\n  lib: [{ format: 'cjs' }],\n}",
    { dts: 'files' },
    "{\n  lib: [{ format: 'cjs', dts: true }],\n}",
  ],
  [
    "{ lib: [{ format: 'cjs', dts: true }] }",
    { format: 'esm' },
    '{ lib: [{ dts: true }] }',
  ],
  [
    "{\n  // kept\n  lib: [{ format: 'esm' }],\n}",
    { minify: true },
    "{\n  // kept\n  lib: [{ format: 'esm' }],\n  output: { minify: true },\n}",
  ],
  [
    '{\n  output: { minify: true, target: "web" },\n}',
    { minify: false },
    '{\n  output: { target: "web" },\n}',
  ],
  [
    '{ lib: [{ dts: true }] }',
    { dts: 'bundled' },
    '{ lib: [{ dts: { bundle: true } }] }',
  ],
  ['{}', { format: 'umd' }, "{\n  lib: [{ format: 'umd', umdName: 'MyLibrary' }],\n}"],
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
  const versions = { '@rslib/core': '1.0.1', typescript: '7.0.2', react: '19.3.1' };
  const plain = { 'package.json': '{ "name": "a" }' };
  expect(JSON.parse(completeManifest(plain, versions)).devDependencies).toEqual({
    '@rslib/core': '1.0.1',
  });
  const typed = {
    ...plain,
    'rslib.config.ts': 'export default { lib: [{ dts: true }] };',
  };
  expect(JSON.parse(completeManifest(typed, versions)).devDependencies).toEqual({
    '@rslib/core': '1.0.1',
    typescript: '7.0.2',
  });
  const linked = {
    'package.json': '{ "dependencies": { "dep": "^1.0.0" } }',
    'node_modules/dep/package.json': '{ "name": "dep" }',
  };
  expect(JSON.parse(completeManifest(linked, versions))).toEqual({
    dependencies: { dep: 'file:deps/dep' },
    devDependencies: { '@rslib/core': '1.0.1' },
  });
  const broken = { 'package.json': '{' };
  expect(completeManifest(broken, versions)).toBe('{');
});

test('checks look at what npm would pack', () => {
  const packed = (path: string, files?: readonly string[]) => isPacked(path, files);
  expect(packed('src/index.ts')).toBe(true);
  expect(packed('src/index.ts', ['dist'])).toBe(false);
  expect(packed('dist/esm/index.js', ['dist'])).toBe(true);
  expect(packed('distant.js', ['dist'])).toBe(false);
  expect(packed('dist/index.js.map', ['dist', '!dist/*.map'])).toBe(false);
  expect(packed('README.md', ['dist'])).toBe(true);
  expect(packed('a/b.css', ['**/*.css'])).toBe(true);
});

test('errors of Rspack and of TypeScript are found with their places', () => {
  const rspack = [
    'File: ./src/index.ts:3:5',
    "  × Module not found: Can't resolve './a'",
  ];
  expect(problemsIn(rspack)).toEqual([
    {
      path: 'src/index.ts',
      line: 3,
      column: 5,
      message: "Module not found: Can't resolve './a'",
    },
  ]);
  const typescript = [
    'error   [tsc] \u001B[36msrc/b.ts\u001B[39m:\u001B[33m1\u001B[39m:\u001B[33m14\u001B[39m - error TS2322: Wrong.',
  ];
  expect(problemsIn(typescript)).toEqual([
    { path: 'src/b.ts', line: 1, column: 14, message: 'TS2322: Wrong.' },
  ]);
});

test('the text of the terminal keeps its colours', () => {
  expect(styledTexts(['\u001B[32mready\u001B[39m built'])).toEqual([
    { text: 'ready', style: { color: 'var(--rp-container-tip-text)' } },
    { text: ' built', style: undefined },
  ]);
});

test('a new file needs a path inside of the package that is free', () => {
  const project = { 'src/index.ts': '' };
  expect(problemOfPath('src/more.ts', project)).toBeUndefined();
  expect(problemOfPath('src/index.ts', project)).toBe('pathTaken');
  for (const path of ['', '/a', 'a/../b', 'a//b', 'a b', 'node_modules/x.js', 'src/'])
    expect(problemOfPath(path, project), path).toBe('pathInvalid');
});
