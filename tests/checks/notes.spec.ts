import { checkFixtures } from '@site/mdx/check-fixtures';
import type { Change, Note } from '@site/notes/note';
import { noteClaims } from '../../tools/checks/notes/claims.ts';
import { emittedSamples } from '../../tools/checks/notes/emitted-samples.ts';
import { type Exception, unexplained } from '../../tools/checks/notes/unexplained.ts';

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

const emitted = (text: string, written = 'a();') =>
  emittedSamples(sample('s', { 'src/index.ts': written, 'dist/index.js': text }));
const exceptions = [{ files: '/s/dist/', marks: '^__b$' }];

interface Output {
  text: string;
  written?: string;
  exceptions?: readonly Exception[];
  edited?: string;
}

checkFixtures(
  'helpers',
  ({ text, written, exceptions = [], edited }: Output) =>
    unexplained(emitted(text, written), [note], exceptions, (id) => id === edited),
  {
    accepted: {
      'a helper with a note, and the imports that belong to it': {
        text: '__a; import "a-runtime";',
      },
      'a helper with an exception': { text: '__b();', exceptions },
      'what was written by hand, which another check reports': {
        text: '__b(); // hand',
        edited: 's',
      },
      'code from the sources, numbered or named after it': {
        text: 'var __c1, _books = new WeakMap(), _user_name; import "./a.js"; /* b */',
        written: "__c #books user?.name import './a.js' /* b */",
      },
    },
    reported: {
      'a name, once with its first line': [
        { text: 'a();\n__b();\n__b();' },
        'docs/samples/s/dist/index.js:2 No note explains __b,',
      ],
      'an added function with a name from the sources': [
        { text: 'function _user_name(a) {}', written: 'user?.name' },
        '_user_name',
      ],
      'imports, also of a helper that is not there': [
        { text: 'import { _ as b } from "@swc/helpers/x"; import "a-runtime";' },
        '"@swc/helpers/x"',
        '"a-runtime"',
      ],
      'members of the runtime': [
        { text: '__webpack_require__.z;' },
        '__webpack_require__,',
        '__webpack_require__.z,',
      ],
      'comments, directives and data': [
        {
          text: '/* left */ a(); //# map=a\n"use strict"; b("data:image/png;base64,AA")',
        },
        '/* left */',
        '//# map=a',
        '"use strict"',
        '"data:image/png;',
      ],
      'a wrapper around the file': [
        { text: '/* a */\n(function(root, factory){}', written: '/* a */' },
        '(function(root, factory)',
      ],
      'an exception that nothing needs': [
        { text: 'a();', exceptions },
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

const toEsm: Change = { ...change, option: 'lib.format', set: "format: 'esm'" };
const inEsm = { en: 'where a', zh: '甲' };
const esModule = '__a();\nexport { b };';

/** A note on a helper that `format: 'esm'` removes, and the file with the helper beside the proof. */
function excluded({ about = {}, where = {}, other = 'a();' }: Exclusion) {
  const sources = { 'src/index.ts': 'a();' };
  const config = "export default { format: 'esm' };";
  const samples = emittedSamples([
    ...sample('off', { ...sources, 'rslib.config.ts': '', 'dist/index.js': '__a();' }),
    ...sample('on', { ...sources, 'rslib.config.ts': config, 'dist/index.js': 'a();' }),
    ...sample('other', { ...sources, 'dist/index.js': other }),
  ]);
  const changes = [{ ...toEsm, ...about }];
  return noteClaims([{ ...open, ...where, changes }], samples, ['lib.format']);
}

interface Exclusion {
  about?: Partial<Change>;
  where?: Partial<Note>;
  other?: string;
}

const mostly = { only: 'other-formats' } as const;

checkFixtures('exclusions of notes', excluded, {
  accepted: {
    'a helper that no ES module has': {},
    'a helper that ES modules have in a case with a name': {
      about: mostly,
      where: { inEsm },
      other: esModule,
    },
  },
  reported: {
    'a helper that an ES module has': [
      { other: esModule },
      'other/dist/index.js is an ES module with it; say in inEsm when that is so.',
    ],
    'an exclusion without its case': [{ about: mostly }, 'inEsm names the case'],
    'a case that no exclusion names': [{ where: { inEsm } }, 'inEsm names the case'],
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
