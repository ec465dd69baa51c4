// Notes on helpers in emitted code: what counts as one, which have a note, and what notes claim.
import { expect, test } from '@playwright/test';
import type { Change, Note } from '@site/notes/note';
import { displayName, findNotes, notes } from '@site/notes/notes';
import { noteClaims } from '../../tools/checks/explain/claims.ts';
import { emittedSamples } from '../../tools/checks/explain/emitted.ts';
import { parseExceptions } from '../../tools/checks/explain/exceptions.ts';
import { helpersIn } from '../../tools/checks/explain/helpers.ts';
import { notesPage } from '../../tools/checks/explain/page.ts';
import { unexplained } from '../../tools/checks/explain/unexplained.ts';
import { chinese, english, pair, places } from './support.ts';

const marks = (text: string, written = '') =>
  helpersIn(text, written).map(({ mark }) => mark);

test('names, imports, comments, directives and wrappers that the build added are helpers', () => {
  expect(marks('var __a = 1; __webpack_require__.z;')).toEqual([
    '__a',
    '__webpack_require__',
    '__webpack_require__.z',
  ]);
  expect(marks('import { _ as _extends_all } from "@swc/helpers/x";')).toEqual([
    '"@swc/helpers/x"',
    '_extends_all',
  ]);
  expect(marks('a();\nrequire("b/runtime");')).toEqual(['"b/runtime"']);
  expect(marks('/* left */ a(); //# map=a')).toEqual(['/* left */', '//# map=a']);
  expect(marks('"use strict";')).toEqual(['"use strict"']);
  expect(marks('const url = "data:image/png;base64,AA"')).toEqual(['"data:image/png;']);
  for (const begin of ['(function(root, factory)', '(()=>', '!function'])
    expect(marks(`/* a */\n${begin}{}`, '/* a */')).toEqual([begin]);
});

test('a helper is reported once, with its first line', () => {
  expect(helpersIn('a;\n__a;\n__a;', '')).toEqual([{ mark: '__a', line: 2 }]);
});

test('code from the sources is not reported as a helper', () => {
  expect(marks('__a; import "./a.js"; /* b */', "__a import './a.js' /* b */")).toEqual(
    [],
  );
  expect(marks('var __a1;', '__a')).toEqual([]);
  expect(marks('var _books = new WeakMap(), _user_name;', '#books user?.name')).toEqual(
    [],
  );
});

test('an added function with a name from the sources is a helper too', () => {
  expect(marks('function _user_name(a) {}', 'user?.name')).toEqual(['_user_name']);
});

const note: Note = {
  id: 'a',
  names: ['__a'],
  find: /__a\b/,
  also: /^"a-runtime"$/,
  en: 'A.',
  zh: '甲。',
  changes: [],
  fixed: { en: 'No option.', zh: '没有选项。' },
};

/** A sample with these files, by their paths. */
const sample = (id: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]) => ({
    file: `docs/samples/${id}/${name}`,
    text,
  }));

const emitted = (text: string) =>
  emittedSamples(sample('s', { 'src/index.ts': 'a();', 'dist/index.js': text }));

test('a helper with a note is accepted, with the imports that belong to it', () => {
  expect(unexplained(emitted('__a; import "a-runtime";'), [note], [])).toEqual([]);
});

test('a helper without a note is reported, and so is an import without a helper', () => {
  const [finding, ...others] = unexplained(emitted('a();\n__b();'), [note], []);
  expect(finding).toMatchObject({ file: 'docs/samples/s/dist/index.js', line: 2 });
  expect(finding?.what).toContain('__b');
  expect(others).toEqual([]);
  expect(unexplained(emitted('import "a-runtime";'), [note], [])).toHaveLength(1);
});

test('an exception excuses its helper, and is reported when nothing needs it', () => {
  const exceptions = parseExceptions(
    '[{ "files": "/s/dist/", "marks": "^__b$", "reason": "A fixture." }]',
  );
  expect(unexplained(emitted('__b();'), [note], exceptions)).toEqual([]);
  expect(unexplained(emitted('a();'), [note], exceptions)).toMatchObject([
    { file: 'tools/checks/explain/exceptions.json' },
  ]);
});

test('exceptions without a reason are refused', () => {
  expect(() => parseExceptions('{}')).toThrow('list');
  expect(() => parseExceptions('[{ "files": "a", "marks": "b" }]')).toThrow('reason');
});

const change: Change = {
  option: 'lib.a',
  route: '/config/a#laba',
  set: 'a: { b: true }',
  does: 'removes',
  from: 'off/dist/index.js',
  to: 'on/dist/index.js',
};

/** What is wrong with a note on `change`, where only what is given differs from a correct one. */
function claims(given: Partial<Change> = {}, to: Readonly<Record<string, string>> = {}) {
  const source = { 'src/index.ts': 'a();' };
  const config = 'export default { a: {\n  b: true,\n} };';
  const files = [
    ...sample('off', { ...source, 'rslib.config.ts': '', 'dist/index.js': '__a();' }),
    ...sample('on', {
      ...source,
      'rslib.config.ts': config,
      'dist/index.js': 'a();',
      ...to,
    }),
  ];
  const { fixed: _fixed, ...open } = note;
  return noteClaims([{ ...open, changes: [{ ...change, ...given }] }], {
    samples: emittedSamples(files),
    options: ['lib.a'],
    places: { 'lib.a': '/config/a#laba', 'lib.b': '/config/b' },
    pages: pair('## A {#laba}', '## 甲 {#laba}', 'config/a.mdx'),
  }).map(({ what }) => what);
}

test('a claim that two samples show is accepted', () => {
  expect(claims()).toEqual([]);
  expect(claims({ does: 'adds', from: change.to, to: change.to })).toHaveLength(1);
});

test('an option that the tool or the pages lack is reported', () => {
  expect(claims({ option: 'lib.b', route: '/config/b' })).toEqual([
    expect.stringContaining('the tool has no option lib.b'),
    expect.stringContaining('lib.b is documented at /config/b'),
  ]);
  expect(claims({ route: '/config/a' })).toEqual([
    expect.stringContaining('not at /config/a.'),
  ]);
});

test('a claim that the samples do not show is reported', () => {
  expect(claims({ does: 'adds' })).toEqual([expect.stringContaining('does not show')]);
  expect(claims({}, { 'dist/index.js': '__a();' })).toEqual([
    expect.stringContaining('does not show'),
  ]);
  expect(claims({ does: 'changes', gives: 'x' }, { 'dist/index.js': '__a();' })).toEqual([
    expect.stringContaining('does not show'),
  ]);
  expect(claims({ does: 'changes', gives: 'x' }, { 'dist/index.js': '__a(x);' })).toEqual(
    [],
  );
});

test('a proof with another source, without the option, or that is missing is reported', () => {
  expect(claims({}, { 'src/index.ts': 'b();' })).toEqual([
    expect.stringContaining('different sources'),
  ]);
  expect(claims({}, { 'rslib.config.ts': 'export default {};' })).toEqual([
    expect.stringContaining('does not hold a: { b: true }'),
  ]);
  expect(claims({ to: 'on/dist/gone.js' })).toEqual([
    expect.stringContaining('no sample has on/dist/gone.js'),
  ]);
});

test('a note without options and reason, or with a name in no output, is reported', () => {
  const sources = { samples: emitted('__a'), options: [], places: {}, pages: [] };
  const { fixed: _fixed, ...open } = note;
  expect(noteClaims([note], sources)).toEqual([]);
  expect(noteClaims([open], sources)).toMatchObject([
    { what: expect.stringContaining('needs changes, or fixed') },
  ]);
  expect(noteClaims([{ ...note, names: ['__a*', '__b'] }], sources)).toMatchObject([
    { what: expect.stringContaining('holds __b.') },
  ]);
});

const listed = '### `__a` {#a}\n\n<Explained id="a" />\n';

test('the page lists each note below its name, in both languages', () => {
  expect(notesPage([note], '/a', pair(listed, listed))).toEqual([]);
  expect(notesPage([note], '/a', english(listed))).toMatchObject([
    { file: 'docs/zh/a.mdx', what: 'The page is missing.' },
  ]);
});

test('a note without heading, under another name, twice or out of order is reported', () => {
  const found = (text: string, among = [note]) =>
    notesPage(among, '/a', [...english(text), ...chinese(listed)]);
  expect(places(found('# A'))).toContain('docs/en/a.mdx:0');
  expect(places(found(listed.replace('`__a`', '`__b`')))).toEqual(['docs/en/a.mdx:1']);
  expect(found(`${listed}\n<Explained id="b" />\n`)).toMatchObject([
    { what: 'There is no note “b”.' },
  ]);
  const other = { ...note, id: 'b', names: ['__b'] };
  const both = '### `__b` {#b}\n\n<Explained id="b" />\n\n';
  const [first] = found(both + listed, [note, other]);
  expect(first?.what).toBe('Note 1 is “b”, not “a”.');
});

test('readers get notes on what the build added, not on what the author wrote', () => {
  const ids = (text: string, written?: string) =>
    findNotes(text, written).map(({ id }) => id);
  expect(ids('Object.defineProperty(exports, "__esModule", {});')).toEqual(['es-module']);
  expect(ids("import './a.js';", 'import "./a.js";')).toEqual([]);
  expect(ids('const answer = 42;')).toEqual([]);
});

test('no two notes have the same anchor', () => {
  const ids = notes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
});

/** The names under which the notes on a text stand below it. */
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
