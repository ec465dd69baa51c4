// The inline scripts of a page, compiled from functions of the theme.
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { compileInlineScript } from '../src/compile-inline-script.ts';

const file = (name: string, text: string) => `${writeFiles({ [name]: text })}/${name}`;

test('compiles a function of the name of its file into a call that leaves no names behind', async () => {
  const source =
    'export function greet(name: string, to: string[]): void {\n  const text: string = name;\n  to.push(text);\n}\n';
  const script = await compileInlineScript({
    file: file('greet.ts', source),
    args: ['you', ['seen']],
  });
  const context = vm.createContext({});
  vm.runInContext(script, context);
  vm.runInContext(script, context);
  expect(Object.keys(context)).toEqual([]);
});

test('refuses a file that imports, and one without a function of its name', async () => {
  const importing = file(
    'load.ts',
    "import fs from 'node:fs';\nexport function load(): void {}\n",
  );
  await expect(compileInlineScript({ file: importing })).rejects.toThrow(
    'pass values as arguments',
  );
  await expect(
    compileInlineScript({ file: file('load.ts', 'export const load = 1;\n') }),
  ).rejects.toThrow('exports no function load');
});
