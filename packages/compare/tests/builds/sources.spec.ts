// What `sources` says about each kind of places is what Rslib does: the packages are built.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import type { Kind } from '../../src/sources/kinds.ts';
import type { Texts } from '../builds.ts';

const rslib = `${repository}/node_modules/@rslib/core/bin/rslib.js`;

/** How each kind is built: the items of `lib` by their folders, and further files. */
const items = `{
  esm: { format: 'esm' },
  files: { format: 'esm', bundle: false },
  cjs: { format: 'cjs' },
  web: { format: 'esm', output: { target: 'web' } },
  umd: { format: 'umd', output: { target: 'web' } },
  min: { format: 'esm', output: { minify: true } },
  whole: { format: 'esm', output: { minify: false } },
  types: { format: 'esm', dts: true },
  bundled: { format: 'esm', dts: { bundle: true } },
}`;
const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    rootDir: 'src',
    jsx: 'react-jsx',
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
});

/** A package, built: what was printed, and its files. */
interface Built {
  readonly printed: string;
  readonly text: (file: string) => string;
  readonly has: (file: string) => boolean;
  /** What an import of a file gives, or why it fails. */
  readonly load: (file: string) => Promise<string>;
}

const made: string[] = [];

/** Builds a package of these files as the named items; the folder is below the repository. */
function build(texts: Texts, names: readonly string[], entry = 'src/index.ts'): Built {
  mkdirSync(`${repository}/.cache/sources`, { recursive: true });
  const folder = mkdtempSync(`${repository}/.cache/sources/`);
  made.push(folder);
  const config = `const items = ${items};
export default {
  source: { entry: { index: './${entry}' } },
  lib: ${JSON.stringify(names)}.map((id) => ({
    id,
    ...items[id],
    ...(id === 'files' && { source: { entry: { index: ['./src/**', '!./src/*.d.ts'] } } }),
    output: { ...items[id].output, distPath: 'dist/' + id },
  })),
};\n`;
  const json =
    '{ "name": "built", "type": "module", "devDependencies": { "acorn": "*", "clsx": "*" } }';
  const all = {
    'package.json': json,
    'tsconfig.json': tsconfig,
    'rslib.config.mjs': config,
    ...texts,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [rslib], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const file = (one: string) => `${folder}/dist/${one}`;
  return {
    printed: stdout + stderr,
    text: (one) => readFileSync(file(one), 'utf8'),
    has: (one) => existsSync(file(one)),
    load: (one) =>
      import(pathToFileURL(file(one)).href).then(
        (all) => Object.keys(all).join(),
        (error: unknown) => String(error),
      ),
  };
}

const constant = 'export const a = 1;\n';
const index = (text: string): Texts => ({ 'src/index.ts': text });

let declarations: Built | undefined;
/** A package whose declarations are of all kinds; they take longest, so that it is built once. */
function typed(): Built {
  const code = `import './b';
import type { ClassValue } from 'clsx';
import type { A } from './a';
export interface B {}
export declare const a: A | ClassValue;
declare global { interface Window { a: 1 } }\n`;
  const augment = "declare module './index' { interface B { c: 1 } }\nexport {};\n";
  declarations ??= build(
    { ...index(code), 'src/a.d.ts': 'export interface A {}\n', 'src/b.ts': augment },
    ['types', 'bundled'],
  );
  return declarations;
}

const proofs: Readonly<Record<Kind, () => Promise<void> | void>> = {
  styles: () => {
    const { has, text } = build(
      { ...index(`import './a.css';\n${constant}`), 'src/a.css': '.a { color: red }' },
      ['esm', 'files', 'web'],
    );
    expect(has('esm/index.css')).toBe(false);
    expect(text('esm/index.js')).not.toContain('css');
    expect(text('files/index.js')).toContain('import "./a.css"');
    expect(has('files/a.css')).toBe(false);
    expect(has('web/index.css')).toBe(true);
  },
  plugins: () => {
    const { text } = build(
      { 'src/index.tsx': 'export const A = () => <b />;\n' },
      ['esm', 'cjs'],
      'src/index.tsx',
    );
    for (const file of ['esm/index.js', 'cjs/index.cjs']) {
      expect(text(file)).toContain('React.createElement("b"');
      expect(text(file)).not.toMatch(/(?:from|require\() ?"react/);
    }
  },
  typeExports: async () => {
    const { load } = build(
      {
        ...index("export { One } from './types';\nexport const a = 1;\n"),
        'src/types.ts': 'export interface One {}\nexport const two = 2;\n',
      },
      ['esm', 'files'],
    );
    expect(await load('esm/index.js')).toBe('One,a');
    expect(await load('files/index.js')).toContain(
      "does not provide an export named 'One'",
    );
  },
  directives: async () => {
    const client = `"use client";\n${constant}`;
    const { load, text } = build(
      {
        ...index(`${client}export * from './b';\n`),
        'src/b.ts': '"use server";\nexport const b = 1;\n',
      },
      ['esm', 'cjs', 'files', 'min', 'umd'],
    );
    for (const file of ['esm/index.js', 'cjs/index.cjs']) {
      expect(text(file)).toContain('"use client"');
      expect(text(file)).not.toContain('use server');
    }
    expect(text('files/b.js')).toContain('"use server"');
    expect(text('min/index.js')).not.toContain('use ');
    expect(await load('umd/index.js')).toContain('"use client" is not a function');
  },
  folders: () => {
    const at = (to: string) =>
      index(`export const a = new URL('${to}', import.meta.url);\n`);
    const { text } = build(at('.'), ['esm', 'cjs']);
    const [, copy = ''] = /"(\.\/.*\.ts)"/.exec(text('esm/index.js')) ?? [];
    expect(copy).not.toBe('');
    expect(text('cjs/index.cjs')).toContain("new URL('.',");
    const failed = build({ ...at('./files'), 'src/files/a.txt': '' }, ['esm']);
    expect(failed.printed).toContain("Can't resolve './files'");
  },
  dirname: async () => {
    const { load } = build(
      index('declare const __dirname: string;\nexport const a = __dirname;\n'),
      ['esm', 'files'],
    );
    for (const one of ['esm', 'files'])
      expect(await load(`${one}/index.js`)).toContain('__dirname is not defined');
  },
  require: async () => {
    const call =
      "declare const require: any;\nexport const a = () => require('node:fs');\n";
    const { load, text } = build(
      {
        ...index(`${call}export const b = (c: string) => require(c);\n`),
        'src/call.ts': "import { b } from './index';\nb('node:fs');\n",
      },
      ['files'],
    );
    expect(text('files/index.js')).toContain('from "node:module"');
    expect(await load('files/call.js')).toContain('require is not defined');
  },
  imports: () => {
    const { has, printed, text } = build(
      {
        ...index('export const a = (b: string) => import(b);\n'),
        'src/parts/b.ts': constant,
      },
      ['esm', 'cjs', 'umd'],
    );
    for (const file of ['esm/index.js', 'cjs/index.cjs'])
      expect(text(file), printed).toMatch(/=>\s*import\(b\)/);
    expect(text('umd/index.js')).not.toMatch(/import\(b\)/);
    expect(has('esm/parts/b.js')).toBe(false);
  },
  openPaths: async () => {
    const { load, text } = build(
      {
        ...index("export { a } from 'open/part';\n"),
        'package.json':
          '{ "name": "built", "type": "module", "dependencies": { "open": "1" } }',
        'node_modules/open/package.json': '{ "name": "open", "version": "1.0.0" }',
        'node_modules/open/part.js': 'exports.a = 1;\n',
      },
      ['esm', 'files'],
    );
    for (const one of ['esm', 'files']) {
      expect(text(`${one}/index.js`)).toContain('from "open/part"');
      expect(await load(`${one}/index.js`)).toContain('Cannot find module');
    }
  },
  noSideEffects: () => {
    const annotated = '/* @__NO_SIDE_EFFECTS__ */\nexport function a() {}\n';
    const { text } = build(index(annotated), ['esm', 'cjs', 'files', 'whole']);
    for (const file of ['esm/index.js', 'cjs/index.cjs', 'files/index.js'])
      expect(text(file)).not.toContain('NO_SIDE_EFFECTS');
    expect(text('whole/index.js')).toContain('@__NO_SIDE_EFFECTS__');
  },
  devPackages: () => {
    const { text } = build(
      index("import { clsx } from 'clsx';\nexport const a = clsx;\n"),
      ['esm', 'files'],
    );
    expect(text('esm/index.js')).not.toContain('import ');
    expect(text('files/index.js')).toContain('import { clsx } from "clsx"');
  },
  devTypes: () => {
    expect(typed().text('types/index.d.ts')).toContain("from 'clsx'");
    expect(typed().text('bundled/index.d.ts')).toContain('declare type ClassValue');
  },
  handWritten: () => {
    expect(typed().text('types/index.d.ts')).toContain("from './a'");
    expect(typed().has('types/a.d.ts')).toBe(false);
  },
  augments: () => {
    expect(typed().text('types/index.d.ts')).toContain('declare global');
    expect(typed().text('types/b.d.ts')).toContain("declare module './index'");
    expect(typed().text('bundled/index.d.ts')).not.toMatch(/declare (?:global|module)/);
  },
  assets: () => {
    const { has, text } = build(
      { ...index("import a from './a.svg';\nexport { a };\n"), 'src/a.svg': '<svg/>' },
      ['esm', 'cjs'],
    );
    expect(text('esm/index.js')).toContain('from "./static/svg/a.svg"');
    expect(text('cjs/index.cjs')).toContain('require("./static/svg/a.svg")');
    expect(has('esm/static/svg/a.svg')).toBe(true);
  },
  licences: () => {
    const { has, text } = build(
      index('/*! one */\n/** @license two */\n/** three */\nexport const a = () => 1;\n'),
      ['min'],
    );
    expect(text('min/index.js')).not.toMatch(/two|three/);
    expect(text('min/index.js.LICENSE.txt')).toMatch(/one[\s\S]*two/);
    expect(text('min/index.js.LICENSE.txt')).not.toContain('three');
    expect(has('min/index.js')).toBe(true);
  },
  publicFolder: () => {
    const { has } = build({ ...index(constant), 'public/demo.html': '' }, ['esm', 'web']);
    expect([has('web/demo.html'), has('esm/demo.html')]).toEqual([true, false]);
  },
  references: () => {
    const solution =
      '{ "files": [], "references": [{ "path": "./tsconfig.build.json" }] }';
    const { has } = build(
      { ...index(constant), 'tsconfig.json': solution, 'tsconfig.build.json': tsconfig },
      ['types'],
    );
    expect([has('types/index.js'), has('types/index.d.ts')]).toEqual([true, false]);
  },
  scripts: () => {
    const { has } = build({ ...index(constant), 'dist/esm/other.js': constant }, ['esm']);
    expect([has('esm/index.js'), has('esm/other.js')]).toEqual([true, false]);
  },
  outputs: () => {
    const { has } = build({ ...index(constant), 'dist/esm/README.md': '' }, ['esm']);
    expect([has('esm/index.js'), has('esm/README.md')]).toEqual([true, false]);
  },
  ignored: () => {
    const { has, text } = build({ ...index(constant), 'index.d.ts': '// old' }, [
      'types',
    ]);
    expect([has('types/index.d.ts'), text('../index.d.ts')]).toEqual([true, '// old']);
  },
};

// Declarations of several kinds are built once, by the worker that runs all tests of this file.
test.describe.configure({ mode: 'default' });

for (const [kind, prove] of Object.entries(proofs))
  test(`Rslib does what is said about ${kind}`, async () => {
    await prove();
  });

test.afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});
