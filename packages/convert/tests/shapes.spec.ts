// Shapes of configurations as libraries have them, and what becomes of each.
import { expect, test } from '@playwright/test';
import { compileFiles } from '../../../tools/checks/typescript.ts';
import { convert } from '../src/convert.ts';
import { warnings } from '../src/warnings.ts';
import { answerTo, readShapes } from './shapes.ts';

const shapes = readShapes();

test('there are at least 60 shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60);
});

for (const { title, input, expected } of shapes) {
  test(title, async () => {
    expect(await answerTo(input)).toBe(expected);
  });
}

/** What the old tool does by default, for a configuration, its file and a `package.json`. */
const defaults: readonly (readonly [name: string, config: string, keys: string])[] = [
  ['tsup.config.ts', "entry: ['src/index.ts'], format: ['cjs']", 'protocol'],
  ['tsup.config.ts', "entry: ['src/index.ts'], platform: 'browser'", ''],
  ['tsup.config.ts', "entry: ['src/index.ts'], removeNodeProtocol: false", ''],
  [
    'tsup.config.ts',
    "entry: ['src/a.ts', 'src/b.ts'], format: ['cjs', 'esm']",
    'chunks protocol',
  ],
  [
    'tsdown.config.ts',
    "entry: ['src/a.ts', 'src/b.ts'], format: ['cjs', 'esm']",
    'copies chunks comments',
  ],
  ['tsdown.config.ts', "entry: ['src/*.ts'], unbundle: true", ''],
  ['build.config.ts', "entries: ['src/index']", ''],
  [
    'rollup.config.js',
    "input: 'src/index.js', output: { file: 'dist/a.js' }",
    'comments',
  ],
  [
    'vite.config.ts',
    "build: { lib: { entry: 'src/index.ts', formats: ['es', 'umd'] } }",
    'viteMinify licenses assets',
  ],
  [
    'vite.config.ts',
    "build: { minify: false, lib: { entry: 'src/index.ts', formats: ['es'] } }",
    'assets',
  ],
];

for (const [name, config, keys] of defaults)
  test(`readers learn what ${name} with ${config} does by default`, async () => {
    const answer = await convert({
      name,
      config: `export default { ${config} }`,
      manifest: '{ "name": "a" }',
      tsconfig: '',
    });
    const notes = answer.ok ? answer.conversion.notes : [];
    const found = notes.map(({ key }) => key).filter((key) => warnings[key].byDefault);
    expect(found.join(' ')).toBe(keys);
  });

test('every answer has only options and values that the types of Rslib know', async () => {
  const texts = new Map([
    ['package.json', '{ "name": "x", "version": "1.0.0", "devDependencies": {} }'],
  ]);
  for (const [index, { input }] of shapes.entries()) {
    const answer = await convert(input);
    const text = answer.ok ? answer.conversion.files[0]?.text : undefined;
    if (text) texts.set(`${index}.config.ts`, text);
  }
  const errors = [...(await compileFiles(texts))].flatMap(([file, found]) =>
    found
      // Plugins that the site itself does not use are not installed.
      .filter(({ message }) => !message.includes("Cannot find module '@rsbuild/plugin-"))
      .map(({ message }) => `${message}\n${texts.get(file)}`),
  );
  expect(errors).toEqual([]);
});
