// What the editor says while a reader writes.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { contentsModule } from '@site/engine/contents';
import { listSamples, samplesFolder } from '@site/samples/format/sample';
import ts from 'typescript-api';
import examples from '../src/browser/playground/examples.json' with { type: 'json' };
import {
  brokenAt,
  manifestPlace,
  missingFiles,
} from '../src/browser/playground/help/manifest.ts';
import {
  choicesAt,
  optionAt,
  unknownOptions,
} from '../src/browser/playground/help/options.ts';
import { createService } from '../src/browser/playground/types/service.ts';
import { readDeclarations } from '../src/build/declarations.ts';
import { optionsOf } from '../src/build/options.ts';
import { textsOf } from '../src/format/samples.ts';

const options = optionsOf('en');

/** A text without the mark `|`, and where it was. */
function marked(text: string) {
  return [text.replace('|', ''), text.indexOf('|')] as const;
}

test('an unknown name is marked, and valid options are not', () => {
  const config = `export default defineConfig({
    lib: [{ formt: 'cjs', dts: { bundl: true }, output: { minfy: true }, ...shared, [key]: 1 }],
    sorce: {},
    tools: { rspack: { anything: true } },
  });`;
  const found = unknownOptions(config, options).map(({ name, near }) => [name, near]);
  expect(found.sort()).toEqual([
    ['bundl', 'bundle'],
    ['formt', 'format'],
    ['minfy', 'minify'],
    ['sorce', 'source'],
  ]);
  expect(unknownOptions('export default (', options)).toEqual([]);
});

/** Samples that show what an option in the wrong place does. */
const misplaced = [
  'configure-types',
  'inherited-top-only',
  'lib-ignored',
  'resolve-source-alias',
  'resolve-source-alias-bundleless',
  'umd-name-top',
];

test('in the configurations of samples, only what they show as a mistake is marked', () => {
  const wrong = listSamples().filter((id) =>
    ['ts', 'mts', 'js', 'mjs'].some((extension) => {
      const file = `${samplesFolder}/${id}/rslib.config.${extension}`;
      return (
        existsSync(file) && unknownOptions(readFileSync(file, 'utf8'), options).length > 0
      );
    }),
  );
  expect(wrong).toEqual(misplaced);
});

const names = (text: string) => {
  const choices = choicesAt(...marked(text), options);
  return choices?.kind === 'name' ? choices.names : choices?.words;
};

test('options and their values are offered where they can be written', () => {
  expect(names('export default { lib: [{ | }] };')).toContain('umdName');
  expect(names('export default { lib: [{ fo| }] };')).toContain('format');
  expect(names('export default { lib: [{ }|] };')).not.toContain('format');
  expect(names('export default { | };')).toEqual(expect.arrayContaining(['lib', 'dts']));
  expect(names('export default { | };'), 'only of items').not.toContain('umdName');
  expect(names("export default { lib: [{ format: 'esm', | }] };")).not.toContain(
    'format',
  );
  expect(names("export default { lib: [{ format: '|' }] };")).toContain("'cjs'");
  expect(names('export default { output: { minify: | } };')).toEqual(['true', 'false']);
  expect(names('export default { lib: [{ dts: { b| } }] };')).toContain('bundle');
  expect(names('const a = { | }; export default {};')).toBeUndefined();
  const [text, at] = marked('export default { lib: [{ sy|ntax: "es5" }] };');
  expect(optionAt(text, at, options)?.option).toMatchObject({
    link: '/config/lib/syntax',
    text: expect.stringMatching(/\w/),
  });
  const chinese = optionAt(text, at, optionsOf('zh'))?.option;
  expect(chinese?.link).toBe('/zh/config/lib/syntax');
  expect(chinese?.text).toMatch(/\p{Script=Han}/u);
});

test('package.json: where it is broken, files that nothing emits, and where a cursor is', () => {
  const manifest = JSON.stringify({
    name: './dist/none.js',
    main: './dist/index.cjs',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': './dist/*.js',
    },
  });
  const isThere = (path: string) => path === 'dist/index.js';
  const paths = missingFiles(manifest, isThere).map(({ path }) => path);
  expect(paths).toEqual(['dist/index.cjs', 'dist/index.d.ts']);
  expect(brokenAt(manifest)).toBeUndefined();
  expect(brokenAt('{ "name": "a" "type": "module" }')).toBeGreaterThan(10);
  expect(manifestPlace(...marked('{ "ty|": 1 }'))).toMatchObject({
    field: 'ty',
    isName: true,
    depth: 1,
  });
  expect(manifestPlace(...marked('{ "exports": { ".": "./|" } }'))).toMatchObject({
    field: 'exports',
    isName: false,
    depth: 2,
  });
});

test.describe('types', () => {
  const [, files = '{}'] =
    /^export const files = (.*?);export const/s.exec(contentsModule('typescript')) ?? [];
  const libraries: Record<string, string> = JSON.parse(files);
  const service = createService(ts, { ...libraries, ...readDeclarations() });
  const config = "import { defineConfig } from '@rslib/core';\n";

  test('no example has an error', () => {
    for (const { sample } of Object.values(examples)) {
      service.update(textsOf(sample) ?? {});
      expect(service.problems(), sample).toEqual([]);
    }
  });

  test('errors in sources and in the configuration have their places, and go with their file', () => {
    const wrong = `${config}export default defineConfig({ lib: [{ formt: 'cjs' }] });\n`;
    service.update({
      'rslib.config.ts': wrong,
      'src/index.ts': "import { a } from './a';\nexport const b: string = a;\n",
      'src/a.ts': 'export const a = 1;\n',
      'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
    });
    expect(service.problems()).toEqual([
      {
        path: 'rslib.config.ts',
        line: 2,
        column: 39,
        length: 5,
        message: expect.stringMatching(/^TS\d+: .*'formt'.*'format'/s),
      },
      {
        path: 'src/index.ts',
        line: 2,
        column: 14,
        length: 1,
        message: "TS2322: Type 'number' is not assignable to type 'string'.",
      },
    ]);
    service.update({ 'src/index.ts': "import { a } from './a';\nexport const b = a;\n" });
    const found = service.problems();
    expect(found.map(({ message }) => message.slice(0, 6))).toEqual(['TS2307']);
  });

  test('names and values are completed, with their types', () => {
    const [text, at] = marked(
      `${config}export default defineConfig({ lib: [{ format: '|' }] });\n`,
    );
    service.update({ 'rslib.config.ts': text });
    const labels = service
      .complete('rslib.config.ts', at)
      ?.options.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['esm', 'cjs', 'umd', 'iife']));
    const [source, place] = marked('const list = [1];\nlist.ma|\n');
    service.write('src/new.ts', source);
    const found = service.complete('src/new.ts', place);
    expect(found?.from).toBe(place - 2);
    expect(found?.options.map(({ label }) => label)).toContain('map');
    expect(service.describe('src/new.ts', place, 'map')).toContain('callbackfn');
    expect(service.hover('src/new.ts', 7)).toMatchObject({
      from: 6,
      to: 10,
      type: 'const list: number[]',
    });
  });
});
