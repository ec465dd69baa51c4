import { expect, test } from '@playwright/test';
import { arrows } from '../../tools/checks/imports/arrows.ts';
import { circles } from '../../tools/checks/imports/circles.ts';
import { importsIn } from '../../tools/checks/imports/read.ts';
import { readProject } from '../../tools/repository/read.ts';

/** Files of the given texts, by name. */
const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([file, text]) => ({ file, text }));

test.describe('reading', () => {
  /** What one file imports of a theme with a bit of everything, as `line to`. */
  const read = (text: string, name = 'theme/a/A.tsx') =>
    importsIn(
      files({
        [name]: text,
        'theme/b/B.tsx': '',
        'theme/b/data/c.ts': '',
        'theme/b/d.json': '',
        'theme/e/index.ts': '',
      }),
    ).map(({ to, line, type }) => `${line} ${to}${type ? ' type' : ''}`);

  test('imports are found in every way in which one writes them', () => {
    expect(read("import { B } from '../b/B';")).toEqual(['1 theme/b/B.tsx']);
    expect(read("\nimport {\n  B,\n  C,\n} from '../b/B.tsx';")).toEqual([
      '2 theme/b/B.tsx',
    ]);
    expect(read("import '../e';")).toEqual(['1 theme/e/index.ts']);
    expect(read("export { c } from '../b/data/c.ts';")).toEqual(['1 theme/b/data/c.ts']);
    expect(read("import d from '../b/d.json' with { type: 'json' };")).toEqual([
      '1 theme/b/d.json',
    ]);
    expect(read("const B = lazy(() => import('../b/B'));")).toEqual(['1 theme/b/B.tsx']);
    expect(read("import type { B } from '../b/B';")).toEqual(['1 theme/b/B.tsx type']);
  });

  test('several in one file are told apart, with their lines', () => {
    const text = "import type { B } from '../b/B';\nimport { c } from '../b/data/c';\n";
    expect(read(text)).toEqual(['1 theme/b/B.tsx type', '2 theme/b/data/c.ts']);
  });

  test('packages, files that are not there and words in a text are none', () => {
    expect(read("import React from 'react';")).toEqual([]);
    expect(read("import x from './nowhere';")).toEqual([]);
    expect(read("// import { B } from '../b/B';")).toEqual([]);
  });

  test('what is no code of the site is left alone', () => {
    const text = "import { B } from '../b/B';";
    expect(read(text, 'theme/a/A.md')).toEqual([]);
    const up = "import { B } from '../../../theme/b/B';";
    expect(read(up, 'tests/a/fixtures/A.ts')).toEqual([]);
    expect(read(up, 'docs/samples/a/b.ts')).toEqual([]);
    expect(read(up, 'tests/a/b/A.ts')).toEqual(['1 theme/b/B.tsx']);
  });
});

test.describe('arrows', () => {
  const broken = (from: string, to: string, type = false) =>
    arrows([{ from, to, line: 3, type }]).map(
      ({ file, line, what }) => `${file}:${line} ${what}`,
    );

  test('the theme imports no tools and no tests, not even types', () => {
    expect(broken('theme/a.ts', 'tools/a.ts')).toEqual([
      'theme/a.ts:3 It imports tools/a.ts.',
    ]);
    expect(broken('theme/a.ts', 'tests/a.ts')).toHaveLength(1);
    expect(broken('theme/a.ts', 'tools/a.ts', true)).toHaveLength(1);
    expect(broken('theme/a.ts', 'site.ts')).toEqual([]);
  });

  test('tools import data of the theme and nothing else of it', () => {
    expect(broken('tools/a.ts', 'theme/a/A.tsx')).toHaveLength(1);
    expect(broken('tools/a.ts', 'theme/a/A.tsx', true)).toHaveLength(1);
    expect(broken('tools/a.ts', 'theme/a/data/a.ts')).toEqual([]);
    expect(broken('tools/a.ts', 'theme/i18n.json')).toEqual([]);
  });

  test('tools import no tests, tests import everything', () => {
    expect(broken('tools/a.ts', 'tests/a.ts')).toHaveLength(1);
    expect(broken('tests/a.ts', 'tools/a.ts')).toEqual([]);
    expect(broken('tests/a.ts', 'theme/a/A.tsx')).toEqual([]);
  });

  test('data of the theme imports no code of it, but types', () => {
    expect(broken('theme/a/data/a.ts', 'theme/a/A.tsx')).toHaveLength(1);
    expect(broken('theme/a/data/a.ts', 'theme/a/A.tsx', true)).toEqual([]);
    expect(broken('theme/a/data/a.ts', 'theme/b/data/b.ts')).toEqual([]);
  });

  test('the search tools run the engine that they measure', () => {
    expect(broken('tools/search/a.ts', 'theme/search/engine/a.ts')).toEqual([]);
    expect(broken('tools/search/a.ts', 'theme/search/Search.tsx')).toHaveLength(1);
    expect(broken('tools/other/a.ts', 'theme/search/engine/a.ts')).toHaveLength(1);
  });
});

test.describe('circles', () => {
  /** Imports written as `a b` for “a imports b”. */
  const found = (...pairs: string[]) =>
    circles(
      pairs.map((pair, index) => {
        const [from = '', to = ''] = pair.split(' ');
        return { from, to, line: index + 1, type: false };
      }),
    ).map(({ file, line, what }) => `${file}:${line} ${what}`);

  test('files that lead to the same file are none', () => {
    expect(found('a b', 'a c', 'b d', 'c d')).toEqual([]);
  });

  test('a circle is told once, whoever leads to it and whatever it leads to', () => {
    expect(found('x a', 'a b', 'b c', 'c a', 'c y')).toEqual([
      'a:2 It imports itself: a → b → c → a.',
    ]);
  });

  test('a file that imports itself is one', () => {
    expect(found('a a')).toEqual(['a:1 It imports itself: a → a.']);
  });

  test('two circles are two findings, each on its shortest way', () => {
    expect(found('a b', 'b c', 'c b', 'b a', 'd e', 'e d')).toEqual([
      'a:1 It imports itself: a → b → a.',
      'c:3 It imports itself: c → b → c.',
      'd:5 It imports itself: d → e → d.',
    ]);
  });
});

test('the imports of the repository are read', () => {
  const imports = importsIn(readProject(process.cwd()));
  const known = imports.map(({ from, to }) => `${from} ${to}`);
  expect(known).toContain('theme/index.tsx theme/sidebar/Sidebar.tsx');
  expect(known).toContain('rspress.config.ts tools/rspress/search/index.ts');
});
