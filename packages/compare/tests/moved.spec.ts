// What real libraries lost when they were moved.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
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
  const types = 'export declare const a = 1;\n';
  const typed = { 'index.mjs': code, 'index.d.mts': types };
  const json = { exports: { '.': './dist/index.js' } };
  const untyped = compareTexts(typed, { 'index.js': code }, json, 'dist');
  expect(untyped.lines).toContain('✗ index.d.mts is missing');
  const chunk = { 'a-BbDO-6wC.d.mts': 'export declare const t: 1;\n', 'a.d.mts': types };
  expect(compareTexts(chunk, { 'a.d.ts': types }).hasLoss).toBe(false);
  expect(compareTexts({ 'a.d.ts': types }, chunk).hasLoss).toBe(false);
  const chunks = { 'a.js': code, 'b--SjpR0iZ.js': '', 'b-llaawuTu.js': '' };
  expect(compareTexts(chunks, { 'a.js': code }, {}).hasLoss).toBe(false);
  const empty =
    '"use strict"; Object.defineProperty(exports, "__esModule", { value: true });';
  const newer = { 'a.js': `${empty} (() => {})();` };
  expect(compareTexts({ 'a.js': empty }, newer).hasLoss).toBe(false);
  const bin = "#!/usr/bin/env node\nimport '../dist/index.mjs'\n";
  const { entries } = manifestOf({ bin: 'bin/a.mjs' }, 'dist', () => bin);
  expect(entries).toEqual(['index.mjs']);
  const old = umd(
    'typeof globalThis !== "undefined" ? globalThis : global || self',
    'main',
  );
  const now = umd(
    'self',
    '{ var e = {}; Object.assign(e, { default: () => main }); return e; }',
  );
  const { lines } = compareTexts({ 'a.js': old }, { 'a.js': now });
  expect(lines).toContain('✗ a.js now needs the global self, which Node.js lacks');
  expect(lines).toContain('✗ a.js no longer gives a single value');
});

const call = (text: string) => `export const a = ${text};\n`;
const terser = (name: string) =>
  `!function(e,t){define.amd?define(["exports"],t):t((e=e||self).${name}={})}(this,e=>{e.a=1});`;
const element = 'React.createElement("a")';
const rollup = (value: string) =>
  `!function(e,t){define.amd?define(t):(e=e||self).lib=t()}(this,()=>{${value}});`;
const created = 'var n=Object.create({},{path:{value:1}});return n';
const rslib = (end: string) =>
  umd('this', `{ var o = {}; Object.assign(o, { default: () => 1 }); ${end} }`);
const bound =
  '{ function w(f) { return function () { var self = this; f.apply(self, []); }; } return w; }';
const tslib = (end: string) =>
  `/*! Copyright (c) Microsoft Corporation.\nPermission is hereby granted${end} */\n`;
const kit = `import { createRequire as c } from 'module';
const b = c(import.meta.url);\n${call('b("kit")')}`;
const inside = 'var e = { a(t) { define.amd ? define([], 1) : (t.exports = 1); } };';
const run = (wrapper: string) =>
  `(${wrapper} { var m = { exports: {} }; f(m.exports); })();`;
const warns = call('() => process.env.NODE_ENV');
const at = (path: string) => call(`new URL('${path}', import.meta.url)`);
const required = `import { createRequire } from 'node:module';\n${call('createRequire')}`;
const envOf = (name: string) =>
  `import ${name} from 'process';\n${call(`${name}.env.B`)}`;
// No expression may take more than linear time.
const data = `export default JSON.parse('{${'"a":["b"],'.repeat(50_000)}}')`;
const bundled =
  'var all = { a(module) { module.exports = require("fs"); } };\nexports.b = all;\n';

const driver =
  'this.driver=this.driver||{};this.driver.js=function(){"use strict";return 1}();';
const member = '(function(){var i=1;(this.driver=this.driver||{}).js=i})();';
const styled = 'inject("b{color:teal}");\nexport const badge = 1;\n';
const injected = 'docs/samples/output-inject-styles/dist/web/index.js';
const factory = '/* @__NO_SIDE_EFFECTS__ */ const cell = (value) => ({ value });\n';
const cells = `${factory}export const first = /* @__PURE__ */ cell(1);\nexport { cell };\n`;
const typed =
  "import { Shape } from 'kit';\nexport declare const area: (shape: Shape) => number;";
const copied = `declare interface Part { name: string; owner: Shape }
declare interface Shape { kind: 'circle' | 'square'; parts: Part[] }
export declare const area: (shape: Shape) => number;`;

const served = (text: string) => `export async function a() { '${text}'; }`;
const register = 'customElements.define("a-b", class {});\nexport const b = 1;\n';
const members = '(function (e) { e[(e.A = 0)] = "A"; return e; })';
const inner =
  'var K=function(e){return e.b=1,e}({}),z=function(){var e={};x(e,{c(d){}});return e}();';
const enumeration = `var E = ${members}({});\nexports.E = E;`;

const calendar = 'var calendar=(e=>{e.x=1;return e})({});';
const inBlock = 'export function f() { if (a) { function g() {} } g(); }\nconst a = 1;';
/** What bundlers call for themselves. */
const helped = (text: string) => `const c = /* @__PURE__ */ ${text};\n${call('c.d')}`;
const looped = (name: string) =>
  `var all = {}; var m = { a(x) { define(all, { ${name}: () => 1 }); } };
exports.b = all.b; for (var i in all) exports[i] = all[i];`;

/** The old file, the new one, their name, and what the comparison says. */
const files = [
  [styled, styled.replace(/^inject.*/, ''), 'a.mjs', 'CSS rules: 1 → 0'],
  [styled, readFileSync(`${repository}/${injected}`, 'utf8'), 'a.mjs', 'losses: 0'],
  [cells, cells.replace(/^.*\*\/ (?=const)/, ''), 'a.mjs', '@__NO_SIDE_EFFECTS__: 1 → 0'],
  [cells, cells.replace('*/ const', '*/\nconst'), 'a.mjs', 'losses: 0'],
  [typed, copied, 'a.d.ts', 'copies types of kit'],
  [typed, `${typed}\nexport { };`, 'a.d.ts', 'losses: 0'],
  [`import 'kit';\n${typed}`, typed, 'a.d.ts', 'changes: 0'],
  [call('/* @__PURE__ */ make()'), call('make()'), 'a.mjs', '@__PURE__: 1 → 0'],
  [call('/* @__PURE__ */ ((e) => e)({})'), call('1'), 'a.mjs', 'losses: 0'],
  [call('/* @__PURE__ */ new Map()'), call('new Map()'), 'a.mjs', 'losses: 0'],
  [helped('__toESM(b)'), call('b'), 'a.mjs', 'losses: 0'],
  [call('() => /* @__PURE__ */ make()'), call('() => make()'), 'a.mjs', 'losses: 0'],
  [call('1'), call(element), 'a.mjs', 'now needs React'],
  [call('1'), `const React = {};\n${call(element)}`, 'a.mjs', 'losses: 0'],
  ["import 'fs';\n", "import 'node:fs/promises';\n", 'a.mjs', 'changes: 0'],
  [terser('one'), terser('other'), 'a.js', 'no longer defines one'],
  ['exports.b = 1;\n', bundled, 'a.cjs', 'gains: 0'],
  [terser('one'), terser('one').replace('a=1', 'b=1'), 'a.js', 'no longer exports a'],
  [terser('one'), terser('one').replace('=>{', `=>{${inner}`), 'a.js', 'gains: 0'],
  [rollup(created), rslib('o = o.default; return o;'), 'a.js', 'losses: 0'],
  [rollup(created), rslib('return o;'), 'a.js', 'no longer gives a single value'],
  [driver, member, 'a.js', 'losses: 0'],
  [
    driver,
    `"use strict"${member}`,
    'a.js',
    '✗ a.js changes its format: script → unreadable',
  ],
  [call('(b) => b && b.c'), call('(b) => b?.c'), 'a.mjs', 'syntax: ES2015 → ES2020'],
  [warns, call('() => "production"'), 'a.mjs', 'no longer reads process.env.NODE_ENV'],
  [call('1'), at('./b.js'), 'a.mjs', 'now leads to the missing ./b.js'],
  [at('.'), at('./static/assets/index.js'), 'a.mjs', 'now needs the source code'],
  [at('./b.css'), at('./b.ts'), 'a.mjs', 'now needs the source code'],
  [call('() => import("fs")'), required, 'a.mjs', 'now needs Node.js'],
  ["import 'fs';\n", required, 'a.mjs', 'losses: 0'],
  ['export function a() {}', call('() => 1'), 'a.mjs', 'losses: 0'],
  [envOf('process'), envOf('node_process'), 'a.mjs', 'losses: 0'],
  [data, data, 'a.mjs', 'losses: 0'],
  [call('1'), call('__dirname'), 'a.mjs', 'now needs __dirname'],
  [call('1'), call('require("fs")'), 'a.mjs', 'now needs require'],
  [call('1'), call('{ require: typeof __dirname && __dirname }'), 'a.mjs', 'losses: 0'],
  [call('"1.0"'), call('__VERSION__'), 'a.mjs', 'now needs __VERSION__'],
  [call('1'), call('import.meta.env?.MODE'), 'a.mjs', 'now needs import.meta.env'],
  [call('1'), call('"file:///home/me/a.ts"'), 'a.mjs', 'now needs file:///home/me'],
  [call('1'), `'use client';\n${call('1')}`, 'a.mjs', 'now says "use client"'],
  [served('use server'), served('use strict'), 'a.mjs', 'no longer says "use server"'],
  [served('@babel/helpers - typeof'), served('use strict'), 'a.mjs', 'losses: 0'],
  [`import "core-js";\n${call('1')}`, call('1'), 'a.mjs', 'no longer runs import "core-'],
  [register, 'export const b = 1;', 'a.mjs', 'no longer runs customElements.define()'],
  [register, `export const a = () => ${register}`, 'a.mjs', 'changes: 0'],
  [`var E;\n${members}(E || (exports.E = E = {}));`, enumeration, 'a.cjs', 'gains: 0'],
  [
    calendar,
    '(()=>{var f={},d=Object.assign;d(f,{x:()=>1}),self.calendar=f})();',
    'a.js',
    'losses: 0',
  ],
  [
    calendar,
    '(()=>{var f={},d=Object.assign;d(f,{x:()=>1}),self.other=f})();',
    'a.js',
    'no longer defines calendar',
  ],
  [call('() => import(`a`)'), call('() => import("a")'), 'a.mjs', 'losses: 0'],
  [
    'exports.b = require(`a`);',
    'exports.b = require("c");',
    'a.cjs',
    'package.json lacks: c',
  ],
  [call('(b) => import(b)'), call('(c) => import(c)'), 'a.mjs', 'losses: 0'],
  [inBlock, 'export const f = () => g();', 'a.mjs', 'losses: 0'],
  [inBlock.replace('} g', ' g'), 'export const f = () => g();', 'a.mjs', 'now needs g'],
  [helped('requireB()'), call('requireB()'), 'a.mjs', 'losses: 0'],
  [helped('m({})'), call('1'), 'a.mjs', 'losses: 0'],
  [
    looped('b'),
    looped('c').replace('exports.b = all.b;', ''),
    'a.cjs',
    'no longer exports b',
  ],
  [looped('b'), looped('b').replace('exports.b = all.b;', ''), 'a.cjs', 'losses: 0'],
  [umd('this', 'w'), umd('this', bound), 'a.js', 'losses: 0'],
  [tslib('.') + call('1'), call('1'), 'a.mjs', 'losses: 0'],
  [tslib(', provided that') + call('1'), call('1'), 'a.mjs', 'licenses: 1 → 0'],
  [kit, kit, 'a.mjs', 'loads kit, module'],
  ['require("fs");', `${inside} require("fs");`, 'a.cjs', 'a.cjs · cjs · '],
  [
    'require("fs");',
    '(function (exports) { exports.b = 1; })({}); require("fs");',
    'a.cjs',
    'gains: 0',
  ],
  [run('function ()'), run('() =>'), 'a.js', 'syntax: ES5 → ES2015'],
  ['var a = require("fs");', 'const a = require("fs");', 'a.cjs', 'syntax: ES5 → ES2015'],
  ['a{src:url(b.woff)}', 'a{src:url(c.woff)}', 'a.css', 'now leads to the missing ./c'],
] as const;

test('what bundlers add for themselves is no loss, and what was overlooked is one', () => {
  for (const [old, now, name, said] of files) {
    const { lines } = compareTexts({ [name]: old }, { [name]: now }, {}, '', true);
    expect(lines.join('\n')).toContain(said);
  }
  const app = { 'a.mjs': "import { d } from './b.mjs';\nd();\n" };
  const chunk = { ...app, 'b.mjs': 'const s = 1;\nexport { s as d };\n' };
  const entry = { exports: './dist/a.js' };
  const compared = (now: string) =>
    compareTexts(chunk, { 'a.js': now, 'b.mjs': '' }, entry, 'dist').lines.at(-1);
  expect(compared(app['a.mjs'])).toContain('losses: 0');
});

test('what only the fields of a CDN lead to is compared', () => {
  const json = { exports: './dist/a.mjs', jsdelivr: 'dist/a.min.js' };
  const old = { 'a.mjs': call('1'), 'a.min.js': terser('lib') };
  const now = { ...old, 'a.min.js': terser('lib').replace('a=1', 'b=1') };
  const { lines } = compareTexts(old, now, json, 'dist');
  expect(lines).toContain('✗ a.min.js no longer exports a');
});

const types = 'declare const one: 1;\nexport default one;\n';

test('a build that moves into a folder for each format is compared file by file', () => {
  const [esm, cjs] = [call('1'), 'exports.a = 1;\n'];
  const old = {
    'index.cjs': cjs,
    'index.d.cts': types,
    'index.mjs': esm,
    'node.mjs': esm,
  };
  const now = {
    ...{ 'cjs/deep/index.cjs': '', 'cjs/index.cjs': cjs, 'cjs/index.d.cts': types },
    ...{ 'esm/deep/index.js': '', 'esm/index.js': esm, 'esm/index.d.ts': types },
  };
  const paths = {
    '.': ['./dist/esm/index.js', './dist/cjs/index.cjs'],
    './node': './dist/esm/node.js',
  };
  const { lines } = compareTexts(old, now, { exports: paths }, 'dist', true);
  const text = lines.join('\n');
  expect(text).toContain('✗ node.mjs is missing');
  expect(text).toContain('index.cjs → cjs/index.cjs ·');
  expect(text).toContain('index.d.cts → cjs/index.d.cts ·');
  expect(text).toContain('index.mjs → esm/index.js ·');
});

test('what an unbundled module of Rslib passes on, and declarations of Vue, are found', () => {
  const module = (
    path: string,
  ) => `var all = { './b'(m) { m.exports = require('${path}'); } };
(() => { var b = load('./b'); for (const k in b) out[k] = () => b[k]; })();
for (var i in out) exports[i] = out[i];\n`;
  const all = { 'a.cjs': module('./b.cjs'), 'b.cjs': 'exports.c = 1;\n' };
  const { lines } = compareTexts({ 'a.cjs': 'exports.c = 1;\n' }, all, {}, '', true);
  const used = { 'a.cjs': module('fs').replace('m.exports =', 'const fs =') };
  expect(compareTexts(used, used, {}, '', true).lines[0]).not.toContain('exports');
  expect(lines.find((line) => line.startsWith('a.cjs ·'))).toContain('exports c');
  const index = "export { default as A } from './A.vue';\n";
  const vue = compareTexts(
    { 'index.d.ts': index, 'A.vue.d.ts': types },
    { 'index.d.ts': index, 'A.d.vue.ts': types },
  );
  expect(vue.lines.at(-1)).toBe('✗ losses: 0, ~ changes: 0, + gains: 0');
  expect(compareTexts({ 'A.d.ts': types }, { 'A.d.vue.ts': types }).hasLoss).toBe(false);
  const code = 'export declare function a(): string { return ""; }';
  const broken = compareTexts({ 'index.d.mts': types }, { 'index.d.ts': code });
  expect(broken.lines[0]).toContain('types → unreadable: ');
});

test('files that code names are missed', () => {
  const json = { exports: ['./dist/a.cjs', './dist/b.cjs'] };
  const worker = { 'a.cjs': 'exports.a = () => start(__dirname + "/worker.js");\n' };
  const { lines } = compareTexts({ ...worker, 'worker.js': '' }, worker, json, 'dist');
  expect(lines).toContain('✗ worker.js is missing, but named in the code');
});

test('declarations that package.json has under another name are the same file', () => {
  const json = { exports: { types: './dist/types/main.d.ts' } };
  const now = { 'types/main.d.ts': types };
  const { lines } = compareTexts({ 'index.d.ts': types }, now, json, 'dist', true);
  expect(lines[0]).toContain('index.d.ts → types/main.d.ts');
});

test('declarations that package.json does not need are no loss', () => {
  const old = { 'a.mjs': call('1'), 'a.d.mts': types, 'a.d.ts': types };
  const now = { 'a.mjs': call('1'), 'a.d.ts': types };
  const to = (one: string) => ({
    exports: { types: `./dist/${one}`, default: './dist/a.mjs' },
  });
  expect(compareTexts(old, now, to('a.d.ts'), 'dist').hasLoss).toBe(false);
  const missing = '✗ a.d.mts is missing';
  expect(compareTexts(old, now, to('a.d.mts'), 'dist').lines).toContain(missing);
  expect(compareTexts(old, now, {}, 'dist').lines).toContain(missing);
});

test('what only bundlers can load is a loss', () => {
  const said = (old: object, now: object, json = {}) =>
    compareTexts({ ...old }, { ...now }, json, 'dist').lines.join('\n');
  const logo = {
    'a.mjs': "import a from './b.svg';\nexport { a };\n",
    'b.svg': '',
  };
  const lazy = { 'a.mjs': call("new URL('./b.svg', import.meta.url).href"), 'b.svg': '' };
  expect(said(lazy, logo)).toContain('now needs a bundler for the files that it loads');
  expect(said(logo, logo)).toContain('losses: 0');
  expect(said(logo, lazy)).not.toContain('bundler');
});

test('a lost path of package.json is told once, one never there is no loss', () => {
  const code = call('1');
  const paths = { main: './dist/a.mjs', exports: ['./dist/b.mjs', './dist/index.css'] };
  const old = { 'a.mjs': code, 'b.mjs': code };
  const { lines } = compareTexts(old, { 'a.js': code }, paths, 'dist');
  expect(lines.filter((line) => /^[✗~] (?!losses)/.test(line))).toEqual([
    '✗ package.json leads to a.mjs, which the new build lacks',
    '✗ b.mjs is missing',
    '~ package.json leads to index.css, which neither build has',
  ]);
  const vue = compareTexts(
    { ...old, 'c/D.vue.d.ts': types },
    old,
    { exports: './dist/a.mjs', types: './dist/D.vue.d.ts' },
    'dist',
  );
  expect(vue.lines).toContain(
    '~ package.json leads to D.vue.d.ts, which neither build has',
  );
});

test('what no code loads may be gone, and names alone pair no files', () => {
  const missing = (old: object, json: object) =>
    compareTexts({ 'a.mjs': call('1'), ...old }, { 'a.mjs': call('1') }, json, 'dist')
      .lines.filter((line) => line.startsWith('✗ ') && /(?:is|are) missing/.test(line))
      .flatMap((line) => line.replace(/^✗ (?:.*: )?| is missing$/g, '').split(', '));
  const read = { LICENSE: '', 'README.md': '', '.nojekyll': '' };
  const loaded = { 'b.woff': '', 'license.json': '', 'cjs/package.json': '' };
  expect(missing({ ...read, ...loaded }, {}).sort()).toEqual(Object.keys(loaded).sort());
  const same = { 'lib.d.ts': types, 'b/lib.d.ts': types };
  const json = { exports: { '.': './dist/a.mjs', './b': './dist/b/lib.d.ts' } };
  expect(missing(same, json)).toEqual(['b/lib.d.ts']);
});
