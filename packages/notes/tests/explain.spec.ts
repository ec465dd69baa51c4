// What the page marks in a pasted file: the same as below recorded outputs, with sizes; and texts
// that are no emitted JavaScript.
import { expect, test } from '@playwright/test';
import { readProject, repository } from '@site/pages/repository';
import { hasChanged, isListed } from '../../../tests/support/selection.ts';
import { emittedSamples } from '../../../tools/checks/notes/emitted-samples.ts';
import { type Explained, explain } from '../src/browser/explain/explain.ts';
import { findNotes } from '../src/browser/notes.ts';

const outputs = emittedSamples(readProject(repository)).flatMap(({ emitted, written }) =>
  emitted.map((one) => ({ ...one, written })),
);

function explained(text: string): Explained {
  const answer = explain(text, 'en');
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

/** The bytes of the parts of a file by id. */
const sizes = (text: string) =>
  Object.fromEntries(explained(text).parts.map(({ id, bytes }) => [id, bytes]));

test('a recorded output has the marks that the build gives it, and sizes that add up', () => {
  test.setTimeout(300_000);
  expect(outputs.length).toBeGreaterThan(1_000);
  const selected = outputs.filter(({ file }) => {
    const [folder = '', id = ''] = /^docs\/samples\/([^/]+)\//.exec(file) ?? [];
    return isListed('samples', id) || hasChanged(['packages/notes/src/', folder]);
  });
  expect(selected.length).toBeGreaterThan(0);
  const unread: string[] = [];
  for (const { file, text, written } of selected) {
    const { bytes, parts, rows, problem } = explained(text);
    const ids = parts.map(({ id }) => id);
    expect(ids, file).toEqual(findNotes(text).map(({ id }) => id));
    // The build leaves out what it has found in the sources.
    expect(ids, file).toEqual(
      expect.arrayContaining(findNotes(text, written).map(({ id }) => id)),
    );
    expect(bytes, file).toBe(Buffer.byteLength(text));
    const added = parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(added, file).toBeLessThanOrEqual(bytes);
    const marked = new Set(rows.flatMap((row) => row.parts));
    if (rows.length < 600) expect(marked.size, file).toBe(parts.length);
    if (problem) unread.push(file.replace('docs/samples/', ''));
  }
  // JSX that was preserved, and outputs that are shown because they are broken.
  const broken = ['banner-raw/dist/index.js', 'banner-shebang/dist/cli.js'].filter(
    (one) => selected.some(({ file }) => file === `docs/samples/${one}`),
  );
  expect(unread.filter((file) => !file.endsWith('.jsx'))).toEqual(broken);
});

test('a helper is as large as its code, and a wrapper as what is around the rest', () => {
  expect(sizes('"use strict";\nlet a = 1;\n')).toEqual({ 'use-strict': 13 });
  expect(sizes('function _define_property(a) { return a; }\nb();\n')).toEqual({
    'syntax-helpers': 42,
  });
  expect(sizes('(()=>{\nlet é = 1;\n})();')).toEqual({ 'script-wrapper': 11 });
  const runtime = '(()=>{\n  __webpack_require__.d = () => {};\n})();';
  expect(sizes(`a();\n${runtime}`)).toEqual({ 'exports-object': runtime.length });
});

test('what is unusual is said', () => {
  const unusual = (text: string) => explained(text).parts.map((part) => part.unusual);
  const mark = 'Object.defineProperty(exports, "__esModule", { value: true });';
  expect(unusual(mark)).toEqual([undefined]);
  expect(unusual(`${mark}\nexport {};`)).toEqual(['unusual-esm']);
  expect(unusual('var __defProp = a;')).toEqual(['unusual-tool']);
  expect(unusual('import "core-js/modules/es.map.js";')).toEqual(['unusual-option']);
});

test('only lines with marks and those around them are shown, and long lines are shortened', () => {
  const quiet = 'a();\n'.repeat(50_000);
  const { rows } = explained(`${quiet}exports.__esModule = true;\n${quiet}`);
  expect(rows.map(({ line, left }) => [line, left])).toEqual([
    [1, 49_998],
    ...[49_999, 50_000, 50_001, 50_002, 50_003].map((line) => [line, 0]),
    [50_004, 49_999],
  ]);
  const [line] = explained(`${'a();'.repeat(50_000)}exports.__esModule=1`).rows;
  expect(line?.pieces.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(300);
});

for (const [what, text, answer] of [
  ['HTML', '<!doctype html>\n<script>"use strict"</script>', 'html'],
  ['JSON', '{ "use strict": 1 }', 'json'],
  ['CSS', '.button { color: red }', 'css'],
  ['declarations', 'export declare const a: string;\nexport {};\n', 'types'],
] as const)
  test(`${what} is recognized`, () => {
    expect(explain(text, 'en')).toBe(answer);
  });

test('a syntax error has its line and column, and names are found all the same', () => {
  expect(explain('"use strict";\nconst = 1;', 'en')).toMatchObject({
    problem: { place: { line: 2, column: 7 } },
    parts: [{ id: 'use-strict', bytes: 12 }],
  });
});

test('code that is nested too deep for a parser is still read', () => {
  const text = `"use strict";${'('.repeat(100_000)}`;
  expect(explain(text, 'en')).toMatchObject({ parts: [{ id: 'use-strict' }] });
});

test('five million characters, and two thousand hostile texts, cause no exception', () => {
  test.setTimeout(300_000);
  const long = 'var __esModule = 1;\n'.repeat(250_000);
  expect(explained(long).rows.length).toBeLessThan(700);
  const pieces = [
    '/*',
    '*/',
    '//',
    '\n',
    '"',
    '`',
    '${',
    '(()=>',
    '{',
    '}',
    ')',
    '\\',
    '\0',
  ];
  const names = ['__esModule', 'from "./a.js"', '"use strict";', '\u2028', 'é', '<a>'];
  const all = [...pieces, ...names, '__webpack_require__.d = ', 'import ', ';', '#!'];
  let state = 26;
  const random = (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  const wrong: string[] = [];
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: random(60) }, () => all[random(all.length)]).join(
      '',
    );
    const answer = explain(text, 'zh');
    if (typeof answer === 'string') continue;
    if (answer.bytes !== Buffer.byteLength(text)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
  // Comments in a row had many ways to match.
  explain(`${'/**/'.repeat(100_000)}a`, 'en');
  explain(`from${' '.repeat(1_000_000)}a`, 'en');
});
