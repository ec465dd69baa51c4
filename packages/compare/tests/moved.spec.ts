// What real libraries lost when they were moved.
import { expect, test } from '@playwright/test';
import { manifestOf } from '../src/tool/manifest.ts';
import { compareTexts } from './builds.ts';

const umd = (argument: string, factory: string) =>
  `(function (root, factory) { if (typeof exports === 'object') module.exports = factory();
  else if (typeof define === 'function' && define.amd) define([], factory);
  else root['lib'] = factory(); })(${argument}, () => ${factory});`;

test('what real libraries lost when they were moved is red', () => {
  const texts = (old: string, now: string, name: string, json = {}) =>
    compareTexts({ 'index.mjs': old }, { [name]: now }, json, 'dist').lines.join('\n');
  const code = 'export const a = 1;\n';
  const left = '✗ package.json leads to index.mjs';
  expect(texts(code, code, 'index.js', { exports: './dist/index.mjs' })).toContain(left);
  expect(texts(code, code, 'index.js', { exports: './dist/index.js' })).not.toContain(
    '✗ p',
  );
  const bin = "#!/usr/bin/env node\nimport '../dist/index.mjs'\n";
  const { entries } = manifestOf({ bin: 'bin/a.mjs' }, 'dist', () => bin);
  expect(entries).toEqual(['index.mjs']);
  const old = umd(
    'typeof globalThis !== "undefined" ? globalThis : global || self',
    'main',
  );
  const now = umd('self', '{ var e = {}; d(e, { default: () => main }); return e; }');
  const { lines } = compareTexts({ 'a.js': old }, { 'a.js': now });
  expect(lines).toContain('  ✗ reads self, which Node.js lacks');
  expect(lines).toContain('  ✗ the global gives no function or value');
});

test('what bundlers add for themselves is no loss, and what it hid is found', () => {
  const compared = (old: string, now: string, name = 'index.mjs') =>
    compareTexts({ [name]: old }, { [name]: now }).lines.join('\n');
  const marked = (call: string) =>
    [' /* @__PURE__ */', ''].map((mark) => `export const a =${mark} ${call};\n`) as [
      string,
      string,
    ];
  for (const call of [
    'new Map()',
    'Object.freeze({})',
    '((x) => typeof require)(0)',
    '(() => createRequire(import.meta.url))()',
    '__toESM(b(), 1)',
    '() => { c(/* @__PURE__ */ new Date(), /* @__PURE__ */ d()); }',
  ])
    expect(compared(...marked(call)), call).toContain('losses: 0');
  expect(compared(...marked('make()'))).toContain('✗ calls have lost @__PURE__');

  const short = "import 'fs';\nconst s = 1;\nexport { s as d };\n";
  const parts = compareTexts(
    {
      'a.mjs': "import { d } from './part.mjs';\nexport { d as all };\n",
      'part.mjs': short,
    },
    {
      'a.mjs': "import './part.mjs';\nexport const all = 1;\n",
      'part.mjs': "import 'node:fs';\n",
    },
  ).lines.join('\n');
  expect(parts).toContain('losses: 0, ~ changes: 0');

  const terser = (name: string) =>
    `!function(e,t){"object"==typeof exports?t(exports):"function"==typeof define&&define.amd?define(["exports"],t):t((e="undefined"!=typeof globalThis?globalThis:e||self).${name}={})}(this,function(e){e.a=1});`;
  expect(compared(terser('one'), terser('other'), 'a.js')).toContain(
    '✗ global one → other',
  );
  const inner =
    'var m = { a(module) { module.exports = require("fs"); } };\nexports.b = m;\n';
  expect(compared('exports.b = 1;\n', inner, 'a.cjs')).toContain('gains: 0');
});

test('declarations that name a value as a type are red, and one lost path is told once', () => {
  const types = (use: string) =>
    `declare function ask(): void;\ndeclare class Box<ask> { is: ask; }\nexport declare const all: { one?: ${use}; box: Box<1> };\nexport {};\n`;
  const compared = (old: string, now: string) =>
    compareTexts({ 'a.d.ts': types(old) }, { 'a.d.ts': types(now) }).lines.join('\n');
  const fine = (use: string) =>
    types(use).replace('<ask>', '<T>').replace('is: ask', 'is: T');
  const { lines } = compareTexts(
    { 'a.d.ts': fine('typeof ask') },
    { 'a.d.ts': fine('ask') },
  );
  expect(lines).toContain('  ✗ ask is a value, not a type');
  expect(compared('typeof ask', 'Box<1>')).toContain('losses: 0');
  const code = 'export const a = 1;\n';
  const paths = {
    main: './dist/a.mjs',
    exports: { '.': './dist/a.mjs', './b': './dist/b.mjs' },
  };
  const told = compareTexts(
    { 'a.mjs': code, 'b.mjs': code },
    { 'a.js': code },
    paths,
    'dist',
  );
  expect(
    told.lines.filter((line) => line.includes('✗')).map((line) => line.trim()),
  ).toEqual([
    '✗ package.json leads to a.mjs, which the new build lacks',
    '✗ missing',
    '✗ losses: 2, ~ changes: 0, + gains: 0',
  ]);
});
