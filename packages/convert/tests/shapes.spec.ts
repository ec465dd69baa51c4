// Shapes of configurations as libraries have them, and what becomes of each.
import { expect, test } from '@playwright/test';
import { compileFiles } from '@site/samples/record/compile';
import { convert } from '../src/convert.ts';
import { answerTo, readShapes } from './shapes.ts';

const shapes = readShapes();

for (const { title, input, expected } of shapes)
  test(title, () => {
    expect(answerTo(input)).toBe(expected);
  });

test('TypeScript gets the folder of the entries that have declarations, also where none is known', () => {
  const titles =
    /declarations of the library beside a script|only the build knows, with|and a pattern in|declaration files that/;
  const found = shapes.filter(({ title }) => titles.test(title));
  const answers = found.map(({ input }) => convert(input));
  const files = answers.map((answer) => answer.ok && answer.conversion.files[1]);
  const written = files.map((file) => file && JSON.parse(file.text).include);
  expect(written).toEqual([
    ['src'],
    ['src'],
    ['main.ts', 'src'],
    ['index.ts', 'env.d.ts'],
  ]);
});

test('TypeScript gets the types that API Extractor does not take by itself', () => {
  const titles = /types of Node.js$/;
  const found = shapes.filter(({ title }) => titles.test(title));
  const answers = found.map(({ input }) => convert(input));
  const files = answers.map((answer) => answer.ok && answer.conversion.files[1]);
  const written = files.map(
    (file) => file && JSON.parse(file.text).compilerOptions.types,
  );
  expect(written).toEqual([['node']]);
});

test('TypeScript gets no tests where declarations cannot be bundled', () => {
  const found = shapes.filter(({ title }) =>
    title.includes('API Extractor would follow'),
  );
  const [answer] = found.map(({ input }) => convert(input));
  const file = answer?.ok && answer.conversion.files[1];
  const { exclude } = file ? JSON.parse(file.text) : {};
  expect(exclude).toEqual(['**/*.test.*', '**/*.spec.*', '**/__tests__/**']);
});

test('every answer has only options and values that the types of Rslib know', async () => {
  const texts = new Map([
    ['package.json', '{ "name": "x", "version": "1.0.0", "devDependencies": {} }'],
  ]);
  for (const [index, { input }] of shapes.entries()) {
    const answer = convert(input);
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
