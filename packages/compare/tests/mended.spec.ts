// Pairs of builds about which the comparison was silent or wrong once, by their kind.
import { expect, test } from '@playwright/test';
import { stemOf } from '../src/tool/match.ts';
import { compareTexts, type Texts } from './builds.ts';

interface Kind {
  readonly old: Texts;
  readonly now: Texts;
  readonly json?: object;
  /** All that is printed, without pages and sizes. */
  readonly lines: readonly string[];
}

const inject =
  'add(".pill{border-radius:9px}.pill-on{color:teal}");\nfunction add() {}\n';
const styles = { 'pill.css': '.a{color:red}\n' };
const script = { 'a.mjs': `${inject}export const a = 1;\n` };
const plain = { 'a.mjs': 'export const a = 1;\n' };
const dts = (text: string) => `${text}\nexport {};\n`;
const conf = 'interface Conf {\n  retries: number;\n}\n';
const entry = 'export declare const f: (c: Conf) => void;\n';
const pages = { exports: ['./dist/a.cjs', './dist/b.cjs'] };
const copies = (state: string, bang = ''): Pick<Kind, 'old' | 'now' | 'json'> => ({
  json: pages,
  old: {
    'a.cjs': 'exports.s = require("./s.cjs").s;\n',
    'b.cjs': `${bang}exports.s = require("./s.cjs").s;\n`,
    's.cjs': `${state}\nexports.s = s;\n`,
  },
  now: {
    'a.cjs': `${state}\nexports.s = s;\n`,
    'b.cjs': `${bang}${state}\nexports.s = s;\n`,
    's.cjs': `${state}\nexports.s = s;\n`,
  },
});
const besideRuntime = copies('const s = new Map();\nrequire("./runtime.cjs");');
const parted = '✗ 2 files no longer share their state with the others: a.cjs, b.cjs';
const rollupUmd = `(function (global, factory) {
  typeof exports === 'object' && typeof module !== 'undefined' ? factory(exports) :
  typeof define === 'function' && define.amd ? define(['exports'], factory) :
  (global = typeof globalThis !== 'undefined' ? globalThis : global || self, factory(global.lib = {}));
})(this, (function (exports) { 'use strict'; exports.one = () => 1; exports.two = () => 2; }));
`;
const rslibUmd = `(function(root, factory) {
  if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
  else if ('function' == typeof define && define.amd) define([], factory);
  else if ('object' == typeof exports) exports["lib"] = factory();
  else root["lib"] = factory();
})(globalThis, ()=>(()=>{ "use strict"; const d = Object.assign; var o = {}; d(o, {}, { one: ()=>1, two: ()=>2 }); return o; })());
`;
const kinds: Readonly<Record<string, Kind>> = {
  'a stylesheet that package.json names, whatever JavaScript injects': {
    json: { exports: { './pill.css': './dist/pill.css', '.': './dist/a.mjs' } },
    old: { ...plain, ...styles },
    now: script,
    lines: ['✗ pill.css is missing'],
  },
  'the same in the field style': {
    json: { style: 'dist/pill.css' },
    old: { ...plain, ...styles },
    now: script,
    lines: ['✗ pill.css is missing'],
  },
  'the same by a pattern': {
    json: { exports: { './*.css': './dist/*.css', '.': './dist/a.mjs' } },
    old: { ...plain, ...styles },
    now: script,
    lines: ['✗ pill.css is missing'],
  },
  'UMD whose names an import in Node.js no longer finds': {
    json: { main: 'dist/a.cjs' },
    old: { 'a.cjs': rollupUmd },
    now: { 'a.cjs': rslibUmd },
    lines: ['✗ a.cjs now hides from import one, two'],
  },
  'the same of a factory that returns an object': {
    json: { main: 'dist/a.cjs' },
    old: { 'a.cjs': rollupUmd },
    now: {
      'a.cjs': rslibUmd.replace(/const d = .*? return o;/, 'return { one: 1, two: 2 };'),
    },
    lines: ['✗ a.cjs now hides from import one, two'],
  },
  'the same that an import in Node.js never loads': {
    json: { exports: { require: './dist/a.cjs', import: './dist/a.mjs' } },
    old: { 'a.cjs': rollupUmd, ...plain },
    now: { 'a.cjs': rslibUmd, ...plain },
    lines: [],
  },
  'the same that an import in Node.js loads only without another file': {
    json: { exports: { import: './dist/a.mjs', default: './dist/a.cjs' } },
    old: { 'a.cjs': rollupUmd, ...plain },
    now: { 'a.cjs': rslibUmd, ...plain },
    lines: [],
  },
  'a global that a script makes where it is missing': {
    old: { 'a.js': 'var lib = lib || {};\nlib.one = () => 1;\n' },
    now: { 'a.js': '(function () {\n  const one = () => 1;\n})();\n' },
    lines: ['✗ a.js no longer gives a single value', '✗ a.js no longer defines lib'],
  },
  'modules of Node.js in a program, which only Node.js runs': {
    json: { bin: 'dist/a.mjs' },
    old: plain,
    now: { 'a.mjs': `import 'node:fs';\n${plain['a.mjs']}` },
    lines: [],
  },
  'a small stylesheet with one more declaration': {
    old: { 'a.css': '.a { color: red; }\n' },
    now: { 'a.css': '.a { color: red; background: blue; }\n' },
    lines: [],
  },
  'a comment without white space before code that is not minified': {
    old: plain,
    now: {
      'a.mjs': `/* a=1;b=2;c=3;d=4;e=5;f=6;g=7;h=8;i=9;j=10;k=11;l=12;m=13;n=14;o=15;p=16; */\n${plain['a.mjs']}`,
    },
    lines: [],
  },
  'declarations of one format, which package.json names': {
    json: {
      exports: {
        import: { types: './dist/a.d.mts' },
        require: { types: './dist/a.d.ts' },
      },
    },
    old: { 'a.d.mts': entry, 'a.d.ts': entry },
    now: { 'a.d.ts': entry },
    lines: ['✗ a.d.mts is missing'],
  },
  'a stylesheet that nothing names, and that JavaScript injects now': {
    old: { ...plain, ...styles },
    now: script,
    lines: ['~ pill.css is gone; JavaScript has its CSS rules'],
  },
  'a stylesheet that nothing names, with what JavaScript has always injected': {
    old: { ...script, ...styles },
    now: script,
    lines: ['✗ pill.css is missing'],
  },
  'a stylesheet with rules by language, and one that had them': {
    old: { 'a.css': '.a{margin-inline:1px 2px}', 'b.css': '.b:lang(ar){color:red}' },
    now: { 'a.css': '.a:lang(ar){margin:0 1px}', 'b.css': '.b:lang(ar){color:red}' },
    lines: ['✗ a.css now applies rules by the language (:lang), which ignores dir'],
  },
  'two stylesheets with rules by language': {
    old: { 'a.css': '.a{margin-inline:1px 2px}', 'b.css': '.b{margin-inline:1px 2px}' },
    now: { 'a.css': '.a:lang(ar){margin:0 1px}', 'b.css': '.b:lang(ar){margin:0 1px}' },
    lines: [
      '✗ 2 files now apply rules by the language (:lang), which ignores dir: a.css, b.css',
    ],
  },
  'injected rules by language': {
    old: { 'a.mjs': 'add(".a{margin-inline:1px 2px}");\nfunction add() {}\n' },
    now: { 'a.mjs': 'add(".a:lang(ar){margin:0 1px}");\nfunction add() {}\n' },
    lines: ['✗ a.mjs now applies rules by the language (:lang), which ignores dir'],
  },
  'one build whose white space is minified': {
    old: { 'a.mjs': 'export const a=(b,c)=>{if(b)return c;return b};' },
    now: {
      'a.mjs': 'export const a = (b, c) => {\n  if (b) return c;\n  return b;\n};\n',
    },
    lines: ['~ a.mjs no longer is minified'],
  },
  'a stylesheet that is minified in one build': {
    old: { 'a.css': '.a{color:red}.b{color:blue}' },
    now: { 'a.css': '.a {\n  color: red;\n}\n.b {\n  color: #00f;\n}\n' },
    lines: ['~ a.css no longer is minified'],
  },
  'an interface that is imported as a type and exported': {
    json: { exports: './dist/index.js', types: './dist/index.d.ts' },
    old: { 'index.d.ts': `${conf}${entry}export type { Conf };\n` },
    now: {
      'index.d.ts': `import type { Conf } from './types.js';\n${entry}export { Conf };\n`,
      'types.d.ts': `${conf}export type { Conf };\n`,
    },
    lines: [
      '~ package.json leads to index.js, which neither build has',
      '+ types.d.ts is new',
    ],
  },
  'names that may come from a package now, and a name that does not': {
    json: { dependencies: { kit: '1' } },
    old: {
      'a.mjs': "export * from './kit-DbSiypK_.mjs';\n",
      'b.mjs': "export * from 'kit';\nexport const own = 1;\n",
      'kit-DbSiypK_.mjs': 'export const make = 1;\n',
    },
    now: { 'a.mjs': "export * from 'kit/make';\n", 'b.mjs': "export * from 'kit';\n" },
    lines: [
      '✗ b.mjs no longer exports own',
      '~ a.mjs no longer exports make',
      '~ kit-DbSiypK_.mjs is gone, and package.json does not lead there',
      '+ a.mjs now exports * from "kit/make"',
    ],
  },
  'an interface that no entry exports may be copied': {
    json: { exports: ['./dist/a.js', './dist/b.js'] },
    old: {
      'a.d.ts': dts("import { Own } from './c.js';\nexport declare const a: Own;"),
      'b.d.ts': dts("import { Own } from './c.js';\nexport declare const b: Own;"),
      'c.d.ts': dts('interface Own {}\nexport { Own };'),
    },
    now: {
      'a.d.ts': dts('interface Own {}\nexport declare const a: Own;'),
      'b.d.ts': dts('interface Own {}\nexport declare const b: Own;'),
    },
    lines: [
      '~ package.json leads to a.js, which neither build has',
      '~ package.json leads to b.js, which neither build has',
      '~ c.d.ts is gone, and package.json does not lead there',
    ],
  },
  'an exported interface that another entry no longer needs': {
    json: { exports: ['./dist/a.js', './dist/b.js'] },
    old: {
      'a.d.ts': 'export interface Conf {}\n',
      'b.d.ts': "import { Conf } from './a.js';\nexport declare const b: Conf;\n",
      'a.js': '',
      'b.js': '',
    },
    now: {
      'a.d.ts': 'export interface Conf {}\n',
      'b.d.ts': 'export declare const b: {};\n',
      'a.js': '',
      'b.js': '',
    },
    lines: [],
  },
  'declarations that export the same under a name that package.json lacks': {
    old: { 'a.d.ts': entry },
    now: { 'b.d.ts': entry },
    lines: ['✗ a.d.ts is missing', '+ b.d.ts is new'],
  },
  'declarations that name the source of others': {
    old: { 'a.d.ts': entry },
    now: { 'a.d.ts': "export { f } from './b.ts';\n", 'b.d.ts': entry },
    lines: ['+ b.d.ts is new'],
  },
  'a new file that cannot be read': {
    old: { 'a.mjs': 'export {};\n' },
    now: { 'a.mjs': 'export {};\n', 'b.mjs': '(function({' },
    lines: ['✗ b.mjs is unreadable: Unexpected token (1:11)'],
  },
  'a lost file to which package.json leads in a folder of its own now': {
    json: { exports: { './b': './dist/x/b.js' } },
    old: { 'b.js': 'exports.b = 1;\n' },
    now: { 'a.js': '' },
    lines: [
      '✗ b.js is missing',
      '~ package.json leads to x/b.js, which neither build has',
      '+ a.js is new',
    ],
  },
  'annotations in functions, whose names are those of exports': {
    old: {
      'a.mjs':
        'import { f } from "x"; function g() { const t = /* @__PURE__ */ f(); return t; } export { g as a, t as b }; function t() {}',
    },
    now: {
      'a.mjs':
        'import { f } from "x"; function g() { const t = f(); return t; } export { g as a, t as b }; function t() {}',
    },
    lines: [],
  },
  'an annotated default export': {
    old: { 'a.mjs': 'import { f } from "x"; export default /* @__PURE__ */ f();\n' },
    now: { 'a.mjs': 'import { f } from "x"; export default f();\n' },
    lines: ['✗ a.mjs has @__PURE__: 1 → 0'],
  },
  'a directive of constants that a call makes': {
    old: {
      'a.mjs':
        "'use client';\nimport { make } from './b.mjs';\nexport const a = make();\n",
      'b.mjs': 'export const make = 1;\n',
    },
    now: {
      'a.mjs': "import { make } from './b.mjs';\nexport const a = make();\n",
      'b.mjs': 'export const make = 1;\n',
    },
    lines: ['✗ a.mjs no longer says "use client"'],
  },
  'a reference to declarations that are not there': {
    old: { 'a.d.ts': 'export declare const a: 1;\n' },
    now: { 'a.d.ts': '/// <reference path="./b.d.ts" />\nexport declare const a: 1;\n' },
    lines: ['✗ a.d.ts now leads to the missing ./b.d.ts'],
  },
  'a local variable that is called exports': {
    old: {
      'a.cjs':
        'exports.f = (code) => {\n  const exports = [...code];\n  if (exports.length === 0) return;\n  return exports;\n};\n',
    },
    now: { 'a.cjs': 'exports.f = (code) => [...code];\n' },
    lines: [],
  },
  'an import() that became one of a package, and one that is gone': {
    json: { peerDependencies: { phone: '1' }, exports: ['./dist/a.mjs', './dist/b.mjs'] },
    old: {
      'a.mjs': "export const a = () => import('./max-DbSiypK_.mjs');\n",
      'b.mjs':
        "export const a = () => [import('phone'), import('./max-DbSiypK_.mjs')];\n",
      'max-DbSiypK_.mjs': 'export const max = 1;\n',
    },
    now: {
      'a.mjs': "export const a = () => import('phone/max');\n",
      'b.mjs': "export const a = () => [import('phone'), Promise.resolve(1)];\n",
    },
    lines: ['~ max-DbSiypK_.mjs is gone, and package.json does not lead there'],
  },
  'a directive of a file that has nothing but constants now': {
    old: {
      'a.mjs': "export { E as ERROR } from './c-DbSiypK_.mjs';\n",
      'b.mjs': "export { use } from './c-DbSiypK_.mjs';\n",
      'c-DbSiypK_.mjs':
        "'use client';\nexport const E = 3;\nexport const use = () => 1;\n",
    },
    now: {
      'a.mjs': 'const E = 3;\nexport { E as ERROR };\n',
      'b.mjs': 'export const use = () => 1;\n',
    },
    lines: [
      '✗ b.mjs no longer says "use client"',
      '~ a.mjs no longer says "use client"',
      '~ c-DbSiypK_.mjs is gone, and package.json does not lead there',
    ],
  },
  'files of one name in folders with other names': {
    json: { exports: ['./dist/one/index.js', './dist/two/index.js'] },
    old: { 'one/index.js': 'export const a = 1;\n' },
    now: { 'two/index.js': 'export const b = 1;\n' },
    lines: ['✗ one/index.js is missing', '+ two/index.js is new'],
  },
  'files that leave the folder for their format, beside others of their name': {
    old: {
      'node/esm/a.js': 'export const node = 1;\n',
      'browser/esm/a.js': 'export const browser = 1;\n',
    },
    now: {
      'browser/a.js': 'export const browser = 1;\n',
      'node/a.js': 'export const node = 1;\n',
    },
    lines: [],
  },
  'files that move to a folder for their format': {
    json: { exports: ['./dist/esm/one/index.js'] },
    old: { 'es/one/index.js': 'export const a = 1;\n' },
    now: { 'esm/one/index.js': 'export const a = 1;\n' },
    lines: [],
  },
  'a source map in a string': {
    old: { 'a.mjs': "export const a = '\\n/*# sourceMappingURL=data:,' + 1;\n" },
    now: { 'a.mjs': 'export const a = 2;\n' },
    lines: [],
  },
  'licences in the file of a minifier': {
    old: { 'a.mjs': '/*! one */\n/*! two */\nexport const a = 1;\n' },
    now: {
      'a.mjs': '/*! LICENSE: a.mjs.LICENSE.txt */\nexport const a = 1;\n',
      'a.mjs.LICENSE.txt': '',
    },
    lines: ['✗ a.mjs has licenses: 2 → 0', '+ a.mjs.LICENSE.txt is new'],
  },
  'files beside an entry to which nothing leads': {
    json: { exports: { '.': './dist/a.mjs', './b': './dist/b.js' } },
    old: {
      'a.js': 'exports.a = 1;\n',
      'a.mjs': 'export const a = 1;\n',
      'a.d.ts': dts('export declare const a: 1;'),
      'a.d.mts': dts('export declare const a: 1;'),
      'b.mjs': 'export const b = 1;\n',
    },
    now: {
      'a.mjs': 'export const a = 1;\n',
      'a.d.mts': dts('export declare const a: 1;'),
    },
    lines: [
      '✗ b.mjs is missing',
      '~ package.json leads to b.js, which neither build has',
      '~ 2 files are gone, and package.json does not lead there: a.js, a.d.ts',
    ],
  },
  'state: a counter': {
    ...copies('let n = 0;\nconst s = () => (n += 1);'),
    lines: [parted],
  },
  'state: a counter that is counted up': {
    ...copies('let n = 0;\nconst s = () => n++;'),
    lines: [parted],
  },
  'state beside the runtime of the bundler, which entries still share': {
    json: pages,
    old: { ...besideRuntime.old, 'runtime.cjs': '' },
    now: { ...besideRuntime.now, 'runtime.cjs': '' },
    lines: [parted],
  },
  'state: a context': {
    ...copies('const s = createContext();\nfunction createContext() {}'),
    lines: [parted],
  },
  'state: an error': { ...copies('class s extends Error {}'), lines: [parted] },
  'state: a symbol': { ...copies('const s = Symbol();'), lines: [parted] },
  'state: a map': { ...copies('const s = new Map();'), lines: [parted] },
  'no state: a function': { ...copies('const s = () => 1;'), lines: [] },
  'state that a program has for itself': {
    ...copies('const s = new Map();', '#!/usr/bin/env node\n'),
    lines: [],
  },
  'one cause in several files, and new files': {
    old: {
      'a.mjs': "'use client';\nexport {};\n",
      'b.mjs': "'use client';\nexport {};\n",
    },
    now: {
      'a.mjs': 'export {};\n',
      'b.mjs': 'export {};\n',
      'c/d.mjs': '',
      'c/e/f.mjs': '',
    },
    lines: [
      '✗ 2 files no longer say "use client": a.mjs, b.mjs',
      '+ 2 files are new: c/d.mjs, c/e/f.mjs',
    ],
  },
};

for (const [name, { json = {}, lines, now, old }] of Object.entries(kinds))
  test(`is told right: ${name}`, () => {
    const { lines: printed } = compareTexts(old, now, json, 'dist');
    const said = printed.filter((line) => !/^ {4}|^files: |losses: /.test(line));
    expect(said).toEqual(lines);
  });

test('a hash at the end of a name is told from words', () => {
  const hashed = [
    'chunk-BX3kf9Qa.mjs',
    'react-server-BX3kf9Qa.js',
    'a-BbDO-6wC.d.mts',
    'b--SjpR0iZ.js',
    'max-DbSiypK_.js',
    'index.c00d36f43e.js',
  ];
  expect(hashed.map(stemOf)).toEqual(['chunk', 'react-server', 'a', 'b', 'max', 'index']);
  const named = ['use-selector.js', 'index.react-server.mjs', 'a-component.d.ts'];
  expect(named.map(stemOf)).toEqual([
    'use-selector',
    'index.react-server',
    'a-component',
  ]);
});
