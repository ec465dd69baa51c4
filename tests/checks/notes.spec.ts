import { expect, test } from '@playwright/test';
import type { Change, Note } from '@site/notes/note';
import { noteClaims } from '../../tools/checks/notes/claims.ts';
import { emittedSamples } from '../../tools/checks/notes/emitted-samples.ts';
import { helpersIn } from '../../tools/checks/notes/helpers.ts';
import { notesPage } from '../../tools/checks/notes/page.ts';
import { parseExceptions, unexplained } from '../../tools/checks/notes/unexplained.ts';
import { checkFixtures, english, pair } from './support.ts';

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
const exception = '[{ "files": "/s/dist/", "marks": "^__b$", "reason": "A fixture." }]';

checkFixtures(
  'helpers',
  ([text, exceptions = '[]']: [string, string?]) =>
    unexplained(emitted(text), [note], parseExceptions(exceptions)),
  {
    accepted: {
      'a helper with a note, and the imports that belong to it': [
        '__a; import "a-runtime";',
      ],
      'a helper with an exception': ['__b();', exception],
    },
    reported: {
      'a helper without a note': [
        ['a();\n__b();'],
        'docs/samples/s/dist/index.js:2 No note explains __b,',
      ],
      'an import of a helper that is not there': [['import "a-runtime";'], '"a-runtime"'],
      'an exception that nothing needs': [
        ['a();', exception],
        'tools/checks/notes/exceptions.json:0 Nothing needs the exception for ^__b$',
      ],
    },
  },
);

const change: Change = {
  option: 'lib.a',
  set: 'a: { b: true }',
  does: 'removes',
  from: 'off/dist/index.js',
  to: 'on/dist/index.js',
};
const { fixed: _fixed, ...open } = note;

/** A note on a correct change, but for what is given, and the files of the sample that shows it. */
interface Claim {
  about?: Partial<Change>;
  shown?: Readonly<Record<string, string>>;
}

function claimed({ about = {}, shown = {} }: Claim) {
  const sources = { 'src/index.ts': 'a();' };
  const config = 'export default { a: {\n  b: true,\n} };';
  const off = { ...sources, 'rslib.config.ts': '', 'dist/index.js': '__a();' };
  const on = { ...sources, 'rslib.config.ts': config, 'dist/index.js': 'a();', ...shown };
  const samples = emittedSamples([...sample('off', off), ...sample('on', on)]);
  return noteClaims([{ ...open, changes: [{ ...change, ...about }] }], samples, [
    'lib.a',
  ]);
}

const changes = { does: 'changes', gives: 'x' } as const;

checkFixtures('claims of notes', claimed, {
  accepted: {
    'a claim that two samples show': {},
    'a changed helper': { about: changes, shown: { 'dist/index.js': '__a(x);' } },
  },
  reported: {
    'an unknown option': [
      { about: { option: 'lib.b' } },
      'The note “a”: the tool has no option lib.b.',
    ],
    'a helper that goes instead of coming': [
      { about: { does: 'adds' } },
      'does not show that a: { b: true } adds it',
    ],
    'a helper that stays': [{ shown: { 'dist/index.js': '__a();' } }, 'does not show'],
    'a helper that does not change': [
      { about: changes, shown: { 'dist/index.js': '__a();' } },
      'does not show',
    ],
    'other sources': [{ shown: { 'src/index.ts': 'b();' } }, 'have different sources'],
    'a configuration without the option': [
      { shown: { 'rslib.config.ts': 'export default {};' } },
      'does not have a: { b: true }',
    ],
    'a missing file': [
      { about: { to: 'on/dist/gone.js' } },
      'no sample has on/dist/gone.js',
    ],
  },
});

checkFixtures('notes', (one: Note) => noteClaims([one], emitted('__a'), []), {
  accepted: { 'a note that no option applies to': note },
  reported: {
    'a note without options and reason': [
      { ...open },
      'it needs either changes or fixed',
    ],
    'a name in no output': [{ ...note, names: ['__a*', '__b'] }, 'has __b.'],
  },
});

const listed = '### `__a` {#a}\n\n<Explained id="a" />\n';
const second = '### `__b` {#b}\n\n<Explained id="b" />\n';
const both = [note, { ...note, id: 'b', names: ['__b'] }];

checkFixtures(
  'page of notes',
  ([zh, notes]: [string, readonly Note[]]) =>
    notesPage(notes, '/a', pair(right(notes), zh)),
  {
    accepted: { 'each note below its name': [listed, [note]] },
    reported: {
      'a note without heading': [
        ['# 甲', [note]],
        'docs/zh/a.mdx:0 No heading has the id “a” and the name __a.',
        'Note 1 is missing, not “a”.',
      ],
      'another name': [
        [listed.replace('`__a`', '`__b`'), [note]],
        'docs/zh/a.mdx:0 No heading has the id “a” and the name __a.',
      ],
      'a note that does not exist': [
        [listed + second, [note]],
        'docs/zh/a.mdx:6 Note 2 is <Explained id="b" />, not “none”.',
      ],
      'another order': [
        [second + listed, both],
        'docs/zh/a.mdx:3 Note 1 is <Explained id="b" />, not “a”.',
      ],
    },
  },
);

function right(notes: readonly Note[]): string {
  return notes.length > 1 ? listed + second : listed;
}

checkFixtures('languages with the notes', (pages) => notesPage([note], '/a', pages), {
  accepted: { both: pair(listed, listed) },
  reported: {
    'English alone': [english(listed), 'docs/zh/a.mdx:0 The page is missing.'],
  },
});
