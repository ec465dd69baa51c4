import { expect, test } from '@playwright/test';
import {
  displayName,
  explainCode,
  findNotes,
  noteMarkdown,
  notes,
} from '../src/browser/notes.ts';

test('readers get notes on what the build added, not on what the author wrote', () => {
  const ids = (text: string, written?: string) =>
    findNotes(text, written).map(({ id }) => id);
  expect(ids('Object.defineProperty(exports, "__esModule", {});')).toEqual(['es-module']);
  expect(ids("import './a.js';", 'import "./a.js";')).toEqual([]);
  expect(ids('const _loop = 42;', 'const _loop = 42;')).toEqual([]);
  expect(ids('const answer = 42;')).toEqual([]);
});

/** The names of the notes below a text. */
const namesFor = (text: string) => findNotes(text).map((one) => displayName(one, text));

test('a note has the name that the reader sees in the code', () => {
  expect(namesFor('import * as __rspack_external_react from "react";')).toEqual([
    '__rspack_external_*',
  ]);
  expect(namesFor('const external_react_namespaceObject = a;')).toEqual([
    'external_*_namespaceObject',
  ]);
  expect(namesFor('var book_module = { a: "b" };')).toEqual(['*_module']);
  expect(namesFor('var words_namespaceObject = {};')).toEqual(['*_namespaceObject']);
  expect(namesFor('var a = __dirname;')).toEqual(['__dirname']);
  expect(namesFor('require("./up.cjs")')).toEqual(['"./up.cjs"']);
  expect(namesFor('\n// src/index.ts\n')).toEqual(['// src/index.ts']);
});

test('a note names only options that affect files in the format of the file', () => {
  const said = (text: string) =>
    explainCode(text, '', 'en')
      .map((note) => note.text)
      .join('\n');
  const [set, helper] = ["format: 'esm'", '__webpack_require__.n(a);'];
  expect(said(`var b = ${helper}`)).toContain(set);
  expect(said(`import a from "a";\nvar b = ${helper}\nexport { b };`)).not.toContain(set);
  expect(said(`import{a}from"a";${helper}export{a as b};`)).not.toContain(set);
  expect(said(`import a from "a";\nvar b = ${helper}`)).toContain(
    'An ES module has it where a CommonJS module is bundled.',
  );
  const names = 'var words_namespaceObject = {};';
  expect(said(`${names}\nexport { words_namespaceObject };`)).toContain('minify: true');
  expect(said(`${names}\nmodule.exports = words_namespaceObject;`)).not.toContain(
    'minify',
  );
});

test('on the page of all notes, an option names the case in which it does not remove the helper', () => {
  const [getter] = notes.filter(({ id }) => id === 'default-getter');
  const text = (lang: 'en' | 'zh') => getter && noteMarkdown(getter, lang);
  expect(text('en')).toMatch(/removes it, except where a CommonJS module is bundled\.$/);
  expect(text('zh')).toMatch(/不再出现，除非打包了 CommonJS 模块。$/);
});
