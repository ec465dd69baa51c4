// The inline scripts of a page, compiled from functions of the theme.
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { writeFiles } from '../../../tests/support/files.ts';
import { compileInlineScript } from '../src/compile-inline-script.ts';

const file = (name: string, text: string) => `${writeFiles({ [name]: text })}/${name}`;

test('compiles a function of the name of its file into a call that leaves no names behind', async () => {
  const source =
    'export function greet(name: string, to: string[]): void {\n  const text: string = name;\n  to.push(text);\n}\n';
  const script = await compileInlineScript(file('greet.ts', source), ['you', ['seen']]);
  const context = vm.createContext({});
  vm.runInContext(script, context);
  vm.runInContext(script, context);
  expect(Object.keys(context)).toEqual([]);
});

test('includes what the file imports, which may be shared by several scripts', async () => {
  const folder = writeFiles({
    'shared.ts': 'export const twice = (text: string): string => text + text;\n',
    'greet.ts':
      "import { twice } from './shared.ts';\nexport function greet(to: string[]): void {\n  to.push(twice('hi'));\n}\n",
  });
  const seen: string[] = [];
  const script = await compileInlineScript(`${folder}/greet.ts`, [[]]);
  vm.runInContext(script.replace('[]', 'seen'), vm.createContext({ seen }));
  expect(seen).toEqual(['hihi']);
});

test('refuses a file without a function of its name, and one whose import is not there', async () => {
  await expect(
    compileInlineScript(file('load.ts', 'export const other = 1;\n')),
  ).rejects.toThrow('No matching export in "');
  await expect(
    compileInlineScript(
      file('load.ts', "import './gone.ts';\nexport function load() {}\n"),
    ),
  ).rejects.toThrow('Could not resolve "./gone.ts"');
});
