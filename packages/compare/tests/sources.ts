// A package for each kind of places: one that has it, and one that does not.
import type { Kind } from '../src/sources/kinds.ts';
import type { Texts } from './builds.ts';

export interface Example {
  /** Files of a package, whose `package.json` is empty unless it is among them. */
  readonly red: Texts;
  /** The places that are printed for it. */
  readonly at: readonly string[];
  readonly green: Texts;
}

const index = (text: string): Texts => ({ 'src/index.ts': text });
const json = (value: object): Texts => ({
  'package.json': JSON.stringify(value, null, 2),
});
const dev = (...names: string[]) =>
  json({ devDependencies: Object.fromEntries(names.map((one) => [one, '1'])) });
const element = 'export const A = () => <b />;\n';
const scripts = (build: string) => json({ main: 'dist/index.js', scripts: { build } });

export const examples: Readonly<Record<Kind, Example>> = {
  styles: {
    red: {
      'src/index.ts':
        "import './a.css';\nexport { default } from './b.module.scss';\nexport const c = () => import('./c.less?inline');\n",
      'src/old.js': "require('./d.css');\n",
    },
    at: [
      'src/index.ts:1  ./a.css',
      'src/index.ts:2  ./b.module.scss',
      'src/index.ts:3  ./c.less?inline',
      'src/old.js:1  ./d.css',
    ],
    green: index("export const a = './a.css'; // import './a.css'\n"),
  },
  plugins: {
    red: { 'src/a.tsx': element, 'src/b.jsx': `\n${element}`, 'src/c.js': element },
    at: ['src/a.tsx:1  JSX', 'src/b.jsx:2  JSX', 'src/c.js:1  JSX'],
    green: {
      'src/a.tsx': element,
      'rslib.config.ts': "import { pluginReact } from '@rsbuild/plugin-react';\n",
    },
  },
  openPaths: {
    red: {
      ...json({ dependencies: { open: '1' } }),
      'node_modules/open/package.json': '{}',
      'node_modules/open/part.js': '',
      'node_modules/open/folder/index.js': '',
      'src/index.ts': "import 'open/part';\nexport { default } from 'open/folder';\n",
    },
    at: ['src/index.ts:1  open/part', 'src/index.ts:2  open/folder'],
    green: {
      ...json({ dependencies: { open: '1', closed: '1', absent: '1' } }),
      'node_modules/open/package.json': '{}',
      'node_modules/open/part.js': '',
      'node_modules/closed/package.json':
        '{ "exports": { "./package.json": "./package.json", "./*": "./*.js" } }',
      'node_modules/closed/part.js': '',
      'src/index.ts':
        "import 'open/part.js';\nimport 'closed/part';\nimport 'absent/part';\nrequire('open/folder');\n",
    },
  },
  noSideEffects: {
    red: index(
      '/* @__NO_SIDE_EFFECTS__ */\nexport const a = () => 1;\n// #__NO_SIDE_EFFECTS__\nexport function b() {}\n',
    ),
    at: ['src/index.ts:1  @__NO_SIDE_EFFECTS__', 'src/index.ts:3  #__NO_SIDE_EFFECTS__'],
    green: index("export const a = '/* @__NO_SIDE_EFFECTS__ */'; // @__PURE__\n"),
  },
  typeExports: {
    red: {
      'src/index.ts':
        "import { One as First } from './types';\nexport {\n  First,\n  value,\n  Two,\n} from './types.js';\nexport { First as Third };\nexport { Four, default as Five } from './more';\n",
      'src/types.ts':
        'export interface One {}\ninterface Two {}\nexport { Two };\nexport const value = 1;\nexport { One as First };\n',
      'src/more/index.ts':
        "export * from '../four';\nexport default interface Five {}\nexport * from './index';\n",
      'src/four.d.ts': 'export type Four = 4;\n',
    },
    at: [
      'src/index.ts:3  First',
      'src/index.ts:5  Two',
      'src/index.ts:7  Third',
      'src/index.ts:8  Four',
      'src/index.ts:8  Five',
    ],
    green: {
      'src/index.ts':
        "import type { One } from './types';\nimport { type Two, Class, Both } from './types';\nexport type { One };\nexport { type Two, Class, Both };\nexport { External } from 'external';\ninterface Local {}\nexport { Local };\nexport * from './types';\n",
      'src/types.ts':
        'export interface One {}\nexport type Two = 1;\nexport class Class {}\nexport interface Both {}\nexport const Both = 1;\n',
    },
  },
  directives: {
    red: index('"use client";\nexport const a = 1;\n'),
    at: ['src/index.ts:1  "use client"'],
    green: index('export const a = () => {\n  "use server";\n};\n("use client");\n'),
  },
  folders: {
    red: {
      'src/index.ts':
        "export const a = new URL('.', import.meta.url);\nexport const b = new URL('../files', import.meta.url);\n",
      'files/a.txt': '',
    },
    at: [
      "src/index.ts:1  new URL('.', import.meta.url)",
      "src/index.ts:2  new URL('../files', import.meta.url)",
    ],
    green: {
      'src/index.ts':
        "export const a = new URL('../files/a.txt', import.meta.url);\nexport const b = new URL('.', document.baseURI);\n",
      'files/a.txt': '',
    },
  },
  dirname: {
    red: index(
      'declare const __filename: string;\nexport const a = [__dirname, __filename];\n',
    ),
    at: ['src/index.ts:2  __dirname', 'src/index.ts:2  __filename'],
    green: {
      'src/index.ts':
        'const __dirname = import.meta.dirname;\nexport const a = { b: __dirname, __filename: 1 };\n',
      'src/check.ts':
        "export const a = typeof __dirname === 'undefined' ? '' : __dirname;\n",
      'src/old.cjs': 'exports.a = __dirname;\n',
    },
  },
  require: {
    red: index(
      "declare const require: any;\nexport const a = require('a');\nexport const b = (c: string) => require(c);\n",
    ),
    at: ["src/index.ts:2  require('a')", 'src/index.ts:3  require(…)'],
    green: {
      'src/index.ts':
        "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nexport const a = require('a');\n",
      'src/old.cjs': "exports.a = require('a');\n",
    },
  },
  imports: {
    red: index(
      `export const a = (b: string) => import(b);\nexport const c = (b: string) => import(\`./\${b}.js\`);\n`,
    ),
    at: ['src/index.ts:1  import(…)', 'src/index.ts:2  import(…)'],
    green: index("export const a = () => [import('./a.js'), import(`./b.js`)];\n"),
  },
  devPackages: {
    red: {
      ...dev('a', '@b/c', 'd', 'e', 'f'),
      'src/index.tsx':
        "import { a, type A } from 'a/part';\nimport '@b/c';\nexport * from 'd';\nimport E from 'e';\nimport { F } from 'f';\nexport const b = (c: A) => [a, <E />];\nexport { F };\n",
    },
    at: [
      'src/index.tsx:1  a',
      'src/index.tsx:2  @b/c',
      'src/index.tsx:3  d',
      'src/index.tsx:4  e',
      'src/index.tsx:5  f',
    ],
    green: {
      ...json({
        devDependencies: { a: '1', b: '1', fs: '1' },
        dependencies: { c: '1' },
        peerDependencies: { b: '1' },
      }),
      'src/index.ts':
        "import 'b';\nimport 'c';\nimport 'node:fs';\nimport 'd';\nimport './a';\n",
      'src/index.test.ts': "import 'a';\n",
      'src/__tests__/a.ts': "import 'a';\n",
    },
  },
  devTypes: {
    red: {
      ...dev('a', 'b', '@types/c__d', 'e', 'f'),
      'src/index.ts':
        "import type { A } from 'a';\nimport { B } from 'b';\nimport { D } from '@c/d';\nexport const f = (a: A, b: B<D>): import('e').E => b;\nexport type { F } from 'f';\n",
    },
    at: [
      'src/index.ts:1  a',
      'src/index.ts:2  b',
      'src/index.ts:3  @c/d',
      'src/index.ts:4  e',
      'src/index.ts:5  f',
    ],
    green: {
      ...json({
        devDependencies: { a: '1', '@types/node': '1' },
        dependencies: { a: '1' },
      }),
      'src/index.ts': "import type { A } from 'a';\nimport type { B } from 'node:fs';\n",
    },
  },
  handWritten: {
    red: {
      'src/index.ts': "import type { A } from './a';\nexport type B = A;\n",
      'src/a.d.ts': 'export interface A {}\n',
      'src/globals.d.ts': 'interface Window { b: 1 }\n',
    },
    at: ['src/a.d.ts', 'src/globals.d.ts'],
    green: {
      'src/index.ts': '',
      'src/env.d.ts':
        '/// <reference types="vite/client" />\ndeclare module \'*.svg\' {\n  const a: string;\n  export default a;\n}\n',
    },
  },
  augments: {
    red: index(
      "declare global {\n  interface Window { a: 1 }\n}\ndeclare module './b' {}\ndeclare module 'c' {}\nexport {};\n",
    ),
    at: [
      'src/index.ts:1  declare global',
      "src/index.ts:4  declare module './b'",
      "src/index.ts:5  declare module 'c'",
    ],
    green: index(
      "declare module '*.svg' {}\ndeclare namespace A {}\nnamespace B {}\nexport { A, B };\n",
    ),
  },
  assets: {
    red: index(
      "import a from './a.svg';\nimport b from './b.woff2?url';\nexport const c = [a, b];\n",
    ),
    at: ['src/index.ts:1  ./a.svg', 'src/index.ts:2  ./b.woff2?url'],
    green: index(
      "import a from './a.svg?raw';\nimport b from './b.json';\nimport c from './c.js';\nexport const d = [a, b, c];\n",
    ),
  },
  licences: {
    red: index('/*!\n * a 1.0\n */\n/** @license MIT */\n//! b\nexport const a = 1;\n'),
    at: [
      'src/index.ts:1  ! a 1.0',
      'src/index.ts:4  @license MIT',
      'src/index.ts:5  ! b',
    ],
    green: index("// copyright\nexport const a = '/*! MIT */';\n"),
  },
  publicFolder: {
    red: { 'src/index.ts': '', 'public/demo.html': '', 'public/robots.txt': '' },
    at: ['public/demo.html', 'public/robots.txt'],
    green: { 'src/index.ts': '', 'src/public/demo.html': '' },
  },
  references: {
    red: {
      'src/index.ts': '',
      'tsconfig.json':
        '{\n  // The editor\n  "files": [],\n  "references": [\n    { "path": "./tsconfig.build.json" },\n  ],\n}\n',
      'tsconfig.build.json': '\uFEFF{ "references": [{ "path": "../core" }] }\n',
    },
    at: ['tsconfig.json:5  ./tsconfig.build.json', 'tsconfig.build.json:1  ../core'],
    green: { 'src/index.ts': '', 'tsconfig.json': '{ "include": ["references"] }\n' },
  },
  scripts: {
    red: {
      'src/index.ts': '',
      ...json({
        exports: './lib/index.js',
        scripts: {
          build: 'rimraf lib && NODE_ENV=production npx tsup --dts && rslib',
          types: 'tsc -p tsconfig.types.json',
          style: 'sass src/a.scss --out-dir=./lib/css',
          app: 'vite build',
        },
      }),
      'tsconfig.types.json': '{ "compilerOptions": { "outDir": "./dist/types" } }\n',
    },
    at: [
      'package.json:4  "build" runs tsup',
      'package.json:5  "types" runs tsc',
      'package.json:6  "style" runs sass',
      'package.json:7  "app" runs vite',
    ],
    green: {
      'src/index.ts': '',
      'tsconfig.json': '{ "compilerOptions": { "outDir": "temp" } }\n',
      ...json({
        main: 'dist/index.js',
        scripts: {
          build: 'rslib && tsc -p tsconfig.types.json --outDir dist',
          check: 'tsc --noEmit --outDir dist',
          types: 'tsc',
          docs: 'vite build website',
          dev: 'vite; vite dev',
          postbuild: 'tsup',
          test: 'npm run build && vitest',
          other: 'esbuild src/index.ts --outfile=./temp/a.js',
          say: 'echo tsup',
        },
      }),
    },
  },
  ignored: {
    red: {
      ...json({ main: 'dist/index.js', types: 'index.d.ts' }),
      'src/index.ts': '',
      'index.d.ts': '',
      '.gitignore': 'dist\n/index.d.ts\n',
    },
    at: ['index.d.ts'],
    green: {
      ...json({ main: 'dist/index.js', types: 'index.d.ts' }),
      'src/index.ts': '',
      'index.d.ts': '',
      '.gitignore': 'dist\n/cli.js\n',
    },
  },
  outputs: {
    red: {
      ...scripts('rslib'),
      'src/index.ts': '',
      'dist/package.json': '{}',
      'dist/a/README.md': '',
      'dist/index.js': '',
    },
    at: ['dist/a/README.md', 'dist/package.json'],
    green: {
      ...scripts('rslib'),
      'src/index.ts': '',
      'dist/index.d.ts': '',
      'dist/index.js.map': '',
      'dist/index.css': '',
      'dist/static/svg/a.svg': '',
      'dist/index.js.LICENSE.txt': '',
    },
  },
};
