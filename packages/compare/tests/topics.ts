// The smallest form of two real builds for each topic: one in which it is right, and its twin.
import type { Texts } from './builds.ts';

/** Two builds that a topic tells apart: `red` is what `old` became, `green` what it should be. */
export interface Proof {
  /** What the builds are of, and what made them. */
  readonly from: string;
  readonly old: Texts;
  readonly red: Texts;
  readonly green: Texts;
  /** What is said about `red`, and not about `green`. */
  readonly says: string;
  readonly json?: object;
}

const one = (text: string): Texts => ({ 'index.js': text });
const typesOf = (text: string): Texts => ({ 'index.d.ts': text });
const cjsOf = (text: string): Texts => ({ 'index.cjs': text });
const both = { exports: ['./dist/index.js', './dist/other.js'] };

const umd = (root: string, factory: string, name = '["lib"]') =>
  one(`(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports${name} = factory();
    else root${name} = factory();
})(${root}, ()=>(()=>{ "use strict"; const d = Object.assign, a = 1; var o = {}; d(o, {}, { a: a }); ${factory} return o; })());`);
const anywhere = '"u" > typeof globalThis ? globalThis : "u" > typeof self ? self : this';
const rollupUmd = one(`(function (global, factory) {
	typeof exports === 'object' && typeof module !== 'undefined' ? factory(exports) :
	typeof define === 'function' && define.amd ? define(['exports'], factory) :
	(global = typeof globalThis !== 'undefined' ? globalThis : global || self, factory(global.lib = {}));
})(this, (exports) => { 'use strict'; process.env.NODE_ENV; exports.a = 1; });`);
const warns = 'process.env.NODE_ENV;';
/** What Rslib's CommonJS does before and after it gives names to users. */
const rslibCjs = (end: string) =>
  cjsOf(`"use strict";
var r = {};
r.r(r);
const f = () => 1;
r.d(r, {}, { f: f });
${end}`);
const jsx = (call: string) =>
  `export const A = () => /*#__PURE__*/ ${call}("b", null);\n`;
const counter = 'let n = 0;\nconst up = () => (n += 1);\n';
const conf = 'interface Conf {}\ntype T = Conf extends { s: true } ? 1 : 0;\n';
const rtl = '.a:not(:is(:lang(ar), :lang(he))) {\n  margin-left: 4px;\n}\n';
const logical = '.a { margin-inline-start: 4px }\n';
const long = (list: string, item: string, each: string) =>
  `const total = (${list}) => {
  let ${item} = 0;
  for (const ${each} of ${list}) ${item} += ${each};
  return ${item};
};
const mean = (${list}) => {
  const ${item} = total(${list});
  return ${item} / ${list}.length;
};
export { total, mean };
`;

/** By the topic, or the page of a rule of its own. */
export const proofs: Readonly<Record<string, Proof>> = {
  exports: {
    from: 'tsup and Rslib, of an interface that is exported without `type`',
    old: one('const a = 1;\nconst b = 2;\nexport { a, b };\n'),
    red: one('const a = 1;\nexport { a };\n'),
    green: one('const a = 1;\nconst b = 2;\nexport { b, a };\n'),
    says: '✗ index.js no longer exports b',
  },
  value: {
    from: 'react-use-measure 2.1.7: Vite, and Rslib without commonjs2',
    old: cjsOf('"use strict";\nconst f = () => 1;\nmodule.exports = f;\n'),
    red: rslibCjs('exports.f = r.f;\n'),
    green: cjsOf('"use strict";\nconst f = () => 1;\nmodule.exports = f;\n'),
    says: '✗ index.cjs no longer gives a single value',
  },
  global: {
    from: 'Rollup and Rslib, without and with `umdName`',
    old: rollupUmd,
    red: umd(anywhere, warns, '["other"]'),
    green: umd(anywhere, warns),
    says: '✗ index.js no longer defines lib',
  },
  shebang: {
    from: 'Rollup with a banner, and Rslib without and with one',
    old: one("#!/usr/bin/env node\nconsole.log('hi');\n"),
    red: one("console.log('hi');\nexport { };\n"),
    green: one("#!/usr/bin/env node\nconsole.log('hi');\nexport { };\n"),
    says: '✗ index.js no longer starts with #!/usr/bin/env node',
  },
  directives: {
    from: 'swr 2.5.1: bunchee, and Rslib in two forms',
    old: one("'use client';\nexport const useA = () => 1;\n"),
    red: one('export const useA = () => 1;\n'),
    green: one('"use client";\nexport const useA = () => 1;\n'),
    says: '✗ index.js no longer says "use client"',
  },
  styles: {
    from: 'Rollup with external stylesheets; Rslib, bundled and not',
    old: { ...one("import './a.css';\nconst a = 'a';\nexport { a };\n") },
    red: { ...one("const a = 'a';\nexport { a };\n"), 'index.css': '.a { color: red }' },
    green: { ...one("import './a.css';\nexport const a = 'a';\n"), 'a.css': '' },
    says: '✗ index.js no longer imports ./a.css',
  },
  packages: {
    from: 'swr 2.5.1: bunchee and Rslib',
    old: one("import { dequal } from 'dequal';\nexport const a = dequal;\n"),
    red: one('const dequal = () => true;\nexport const a = dequal;\n'),
    green: one("import { dequal } from 'dequal/lite';\nexport const a = dequal;\n"),
    says: '~ index.js no longer loads dequal',
    json: { dependencies: { dequal: '2' } },
  },
  unlisted: {
    from: 'Rollup and Rslib, with and without `autoExternal: { devDependencies: true }`',
    old: one('function __rest(s) { return s; }\nexport { __rest as a };\n'),
    red: one('import { __rest } from "tslib";\nconst a = __rest;\nexport { a };\n'),
    green: one('function __rest(s) { return s; }\nconst a = __rest;\nexport { a };\n'),
    says: '✗ index.js now loads what package.json lacks: tslib',
  },
  augments: {
    from: 'usehooks-ts 3.1.1: tsup, and Rslib with `dts.bundle` and with `dts: true`',
    old: typesOf(
      'declare global { interface Window { a: 1 } }\nexport declare const a: 1;\n',
    ),
    red: typesOf('export declare const a: 1;\nexport { }\n'),
    green: typesOf(
      'export declare const a: 1;\ndeclare global {\n interface Window { a: 1 }\n}\n',
    ),
    says: '✗ index.d.ts no longer extends global',
  },
  maps: {
    from: 'Rollup, and Rslib without and with `sourceMap`',
    old: one('const a = 1;\nexport { a };\n//# sourceMappingURL=index.js.map\n'),
    red: one('const a = 1;\nexport { a };\n'),
    green: one('const a = 1;\nexport { a };\n\n//# sourceMappingURL=index.js.map'),
    says: '~ index.js no longer has a source map',
  },
  injected: {
    from: 'tsup with `injectStyle`, and Rslib without and with the target web',
    old: one(
      'styleInject(".pill {\\n  padding: 4px;\\n}\\n");\nexport const a = 1;\nfunction styleInject() {}\n',
    ),
    red: one('const a = 1;\nexport { a };\n'),
    green: one(
      'add([[".pill {\\n  padding: 4px;\\n}\\n"]]);\nexport const a = 1;\nfunction add() {}\n',
    ),
    says: '✗ index.js has CSS rules: 1 → 0',
  },
  direction: {
    from: 'vue3-carousel 0.17.0: Rollup, and Rslib with and without Lightning CSS',
    old: { 'a.css': logical },
    red: { 'a.css': rtl },
    green: { 'a.css': logical },
    says: '✗ a.css now applies rules by the language (:lang), which ignores dir',
  },
  pure: {
    from: 'Rollup, and Rslib with and without `minify: true`',
    old: one(
      'const make = (n) => ({ n });\nconst a = /* @__PURE__ */ make(1);\nexport { a, make };\n',
    ),
    red: one('let e=e=>({n:e}),a=e(1);export{a,e as make};'),
    green: one(
      'const make = (n)=>({ n });\nconst a = /* @__PURE__ */ make(1);\nexport { a, make };\n',
    ),
    says: '✗ index.js has @__PURE__: 1 → 0',
  },
  noSideEffects: {
    from: 'Rollup, and Rslib without and with `minify: false`',
    old: one(
      '/* @__NO_SIDE_EFFECTS__ */\nfunction cell(n) { return { n }; }\nexport { cell };\n',
    ),
    red: one('function cell(n) {\n    return { n };\n}\nexport { cell };\n'),
    green: one(
      '/* @__NO_SIDE_EFFECTS__ */ function cell(n) {\n    return { n };\n}\nexport { cell };\n',
    ),
    says: '✗ index.js has @__NO_SIDE_EFFECTS__: 1 → 0',
  },
  licences: {
    from: 'Rollup, and Rslib minified, with `legalComments: none` and without',
    old: one('/*! lib 1.0.0 | MIT */\nconst a = () => 1;\nexport { a };\n'),
    red: one('/*! LICENSE: index.js.LICENSE.txt */\nlet e=()=>1;export{e as a};'),
    green: {
      ...one('/*! LICENSE: index.js.LICENSE.txt */\nlet e=()=>1;export{e as a};'),
      'index.js.LICENSE.txt': '/*! lib 1.0.0 | MIT */\n',
    },
    says: '✗ index.js has licenses: 1 → 0',
  },
  minified: {
    from: 'Vite, and Rslib without and with `minify: true`',
    old: one(
      long('e', 't', 'x').replaceAll('total', 'n').replace('n, mean', 'n as total, mean'),
    ),
    red: one(long('list', 'sum', 'item')),
    green: one(
      'let t=t=>{let e=0;for(let l of t)e+=l;return e},e=e=>t(e)/e.length;export{e as mean,t as total};',
    ),
    says: '~ index.js no longer is minified',
  },
  missing: {
    from: 'vue3-carousel 0.17.0: Rollup, and Rslib with `dts: true`',
    old: typesOf('export declare const a: 1;\n'),
    red: typesOf("import './theme.css';\nexport declare const a: 1;\n"),
    green: {
      ...typesOf("import './theme.css';\nexport declare const a: 1;\n"),
      'theme.css': '',
    },
    says: '✗ index.d.ts now leads to the missing ./theme.css',
  },
  needs: {
    from: 'Vite, and Rslib without and with the React plugin',
    old: one(`import { jsx as e } from "react/jsx-runtime";\n${jsx('e')}`),
    red: one(jsx('React.createElement')),
    green: one(`import { jsx } from "react/jsx-runtime";\n${jsx('jsx')}`),
    says: '✗ index.js now needs React',
    json: { peerDependencies: { react: '*' } },
  },
  effects: {
    from: 'tsc and Rslib with `"sideEffects": false`, bundled and not',
    old: {
      ...one("import './register.js';\nexport const a = 1;\n"),
      'register.js':
        '"use strict";\ncustomElements.define(\'a-b\', class extends HTMLElement {\n});\n',
    },
    red: { ...one('const a = 1;\nexport { a };\n'), 'register.js': '' },
    green: {
      ...one('import "./register.js";\nconst a = 1;\nexport { a };\n'),
      'register.js':
        "customElements.define('a-b', class extends HTMLElement {\n});\nexport { };\n",
    },
    says: '✗ 2 files no longer run customElements.define(): index.js, register.js',
  },
  hidden: {
    from: 'Rollup, and Rslib with and without the type commonjs2',
    old: cjsOf("'use strict';\nconst f = () => 1;\nexports.f = f;\n"),
    red: rslibCjs('module.exports = r;\n'),
    green: rslibCjs('exports.f = r.f;\n'),
    says: '✗ index.cjs now hides from import f',
  },
  env: {
    from: 'Rollup, and Rslib for UMD, with and without `optimization.nodeEnv`',
    old: rollupUmd,
    red: umd(anywhere, '"production";'),
    green: umd(anywhere, warns),
    says: '✗ index.js no longer reads process.env.NODE_ENV',
  },
  syntax: {
    from: 'tsup, and Rslib without and with `syntax`',
    old: one('export const a = (b) => b && b.c;\n'),
    red: one('export const a = (b)=>b?.c;\n'),
    green: one('export const a = (b)=>null == b ? void 0 : b.c;\n'),
    says: '✗ index.js needs newer syntax: ES2015 → ES2020',
  },
  copied: {
    from: 'rollup-plugin-dts, and Rslib with and without `bundledPackages`',
    old: typesOf(
      "import { Plugin } from 'rollup';\nexport declare const a: (p: Plugin) => string;\n",
    ),
    red: typesOf(
      `export declare const a: (p: Plugin_2) => string;\ndeclare interface Plugin_2 { name: string; api?: string; cacheKey?: string }\n`,
    ),
    green: typesOf(
      "import type { Plugin as P } from 'rollup';\nexport declare const a: (p: P) => string;\n",
    ),
    says: '✗ index.d.ts now copies types of rollup',
    json: { dependencies: { rollup: '4' } },
  },
  grown: {
    from: 'vue3-carousel 0.17.0: Rollup, and Rslib with and without Lightning CSS',
    old: { 'a.css': logical },
    red: { 'a.css': rtl.repeat(3) },
    green: { 'a.css': logical.replaceAll(' ', '\n  ') },
    says: '~ a.css has 5.6 times as much CSS',
  },
  state: {
    from: 'swr 2.5.1: bunchee, and Rslib, bundled and not',
    json: both,
    old: {
      ...one(`${counter}exports.up = up;\n`),
      'other.js': "var i = require('./index.js');\nexports.more = i.up;\n",
    },
    red: {
      ...one(`${counter}exports.up = up;\n`),
      'other.js': `${counter}exports.more = up;\n`,
    },
    green: {
      ...one('exports.up = require("./count.js").up;\n'),
      'other.js': 'exports.more = require("./count.js").up;\n',
      'count.js': `${counter}exports.up = up;\n`,
    },
    says: '✗ 2 files no longer share their state with the others: index.js, other.js',
  },
  sharedTypes: {
    from: 'swr 2.5.1: bunchee, and Rslib with `dts.bundle` and with `dts: true`',
    json: both,
    old: {
      ...typesOf(`${conf}export { Conf, T };\n`),
      'other.d.ts':
        "import { T } from './index.js';\ndeclare const v: () => T;\nexport { v };\n",
    },
    red: {
      ...typesOf(`export declare ${conf.replace('type', 'export declare type')}`),
      'other.d.ts': `declare ${conf}export declare const v: () => T;\nexport { }\n`,
    },
    green: {
      ...typesOf(`export ${conf.replace('type', 'export type')}`),
      'other.d.ts':
        "import type { T } from './index.js';\nexport declare const v: () => T;\n",
    },
    says: '~ 2 files no longer share the declaration of Conf with the others',
  },
};

/** The same for each page that explains what a file needs; all are built with Rslib, too. */
export const needs: readonly Proof[] = [
  {
    from: 'Rollup, and Rslib for old browsers, without and with a `globalObject`',
    old: rollupUmd,
    red: umd('self', warns),
    green: umd(anywhere, warns),
    says: 'now needs the global self, which Node.js lacks',
  },
  {
    from: 'Rollup, and Rslib without and with the shim',
    old: {
      'a.mjs':
        "import { dirname } from 'node:path';\nconst __dirname = dirname('');\nexport const a = () => __dirname;\n",
    },
    red: { 'a.mjs': 'const a = ()=>__dirname;\nexport { a };\n' },
    green: {
      'a.mjs':
        'import { dirname as d } from "node:path";\nvar e = d("");\nconst a = ()=>e;\nexport { a };\n',
    },
    says: 'now needs __dirname',
  },
  {
    from: 'Rollup with its CommonJS plugin, and Rslib',
    old: { 'a.mjs': "import r from 'tslib';\nexport const a = () => r;\n" },
    red: { 'a.mjs': "const r = require('tslib');\nexport const a = ()=>r;\n" },
    green: { 'a.mjs': 'import r from "tslib";\nexport const a = ()=>r;\n' },
    says: 'now needs require',
  },
  {
    from: "Rollup and Rslib, of `new URL('.', import.meta.url)`, without and with webpackIgnore",
    old: one("const a = () => new URL('.', import.meta.url);\nexport { a };\n"),
    red: {
      ...one(
        'const a = ()=>new URL("./static/assets/index.js", import.meta.url);\nexport { a };\n',
      ),
      'static/assets/index.js': '',
    },
    green: one("const a = ()=>new URL('.', import.meta.url);\nexport { a };\n"),
    says: 'now needs the source code that a URL leads to',
  },
  {
    from: 'Rollup, and Rslib for Node.js, of a CommonJS file that requires a package',
    json: { dependencies: { tslib: '1' } },
    old: one("import r from 'tslib';\nexport const a = () => r;\n"),
    red: one(
      'import { createRequire as c } from "node:module";\nconst r = c(import.meta.url);\nexport const a = ()=>r("tslib");\n',
    ),
    green: one(
      'var all = { a(module) { module.exports = 1; } };\nexport const a = ()=>all;\n',
    ),
    says: 'now needs Node.js, whose modules it loads',
  },
  {
    from: 'Vite and Rslib, of an imported image, without and with a `dataUriLimit`',
    old: one('var e = () => "data:image/svg+xml,%3csvg/%3e";\nexport { e as a };\n'),
    red: {
      ...one('import l from "./logo.svg";\nconst a = ()=>l;\nexport { a };\n'),
      'logo.svg': '',
    },
    green: one(
      'const l = "data:image/svg+xml;base64,PHN2Zz4=";\nconst a = ()=>l;\nexport { a };\n',
    ),
    says: 'now needs a bundler for the files that it loads',
  },
  {
    from: 'tsup and Rslib, of `import.meta.env?.MODE`',
    old: one('var a = () => "production";\nexport { a };\n'),
    red: one('const a = ()=>import.meta.env?.MODE;\nexport { a };\n'),
    green: one('const a = ()=>"production";\nexport { a };\n'),
    says: 'now needs import.meta.env',
  },
  {
    from: 'Rollup, and Rslib with `importMeta: true` and without',
    old: one('const a = () => import.meta.url;\nexport { a };\n'),
    red: one("const a = ()=>'file:///home/me/lib/src/index.ts';\nexport { a };\n"),
    green: one('const a = ()=>import.meta.url;\nexport { a };\n'),
    says: 'now needs file:///home/me/lib/src/index.ts',
  },
  {
    from: 'Vite with `define`, and Rslib without and with it',
    old: one('var a = () => "1.0.0";\nexport { a };\n'),
    red: one('const a = ()=>__VERSION__;\nexport { a };\n'),
    green: one('const a = ()=>"1.0.0";\nexport { a };\n'),
    says: 'now needs __VERSION__',
  },
];
