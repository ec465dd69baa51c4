import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { frontmatter } from '../../tools/checks/frontmatter.ts';
import { fileParity } from '../../tools/checks/parity/files.ts';
import { headingParity } from '../../tools/checks/parity/headings.ts';
import { navigationParity } from '../../tools/checks/parity/navigation.ts';
import { navigationFiles } from '../../tools/checks/parity/navigation-file.ts';
import { unknownSamples } from '../../tools/checks/samples/unknown.ts';
import { sidebar } from '../../tools/checks/sidebar.ts';
import { leftPrompts, stillToWrite } from '../../tools/checks/unwritten/prompts.ts';
import { unwritten } from '../../tools/checks/unwritten/unwritten.ts';
import { type Known, readRequest } from '../../tools/new/names.ts';
import { filesOf } from '../../tools/new/page.ts';
import { filesOfSample, readSample } from '../../tools/new/sample.ts';
import { readPages } from '../../tools/pages/read.ts';
import { readSample as readSampleFolder } from '../../tools/samples/manifest.ts';

const known: Known = {
  folders: ['guide', 'guide/advanced', 'guide/basic', 'config/lib', 'config/rsbuild'],
  pages: ['guide/advanced/css', 'config/lib/format'],
  options: ['lib.format', 'lib.outBase', 'dev.client'],
  samples: ['taken'],
};
const list = 'tools/checks/unwritten/list.json';

test.describe('a page that is asked for wrongly', () => {
  const cases: [
    kind: 'guide' | 'reference',
    place: string,
    titles: string[],
    said: string,
  ][] = [
    [
      'guide',
      'nowhere/a',
      ['A', '甲'],
      'no folder “nowhere” in docs/en/guide. There are: advanced, basic.',
    ],
    ['guide', 'a', ['A', '甲'], 'Write the page as advanced/a.'],
    ['guide', '../a', ['A', '甲'], 'no folder'],
    ['guide', 'advanced/My_Topic', ['A', '甲'], '“My_Topic” is no name for a page'],
    ['guide', 'advanced/', ['A', '甲'], '“” is no name for a page'],
    ['guide', 'advanced/index.mdx', ['A', '甲'], '“index.mdx” is no name for a page'],
    ['guide', 'advanced/css', ['A', '甲'], 'docs/en/guide/advanced/css.mdx exists'],
    ['guide', 'advanced/a', [], 'a title in each language'],
    ['guide', 'advanced/a', ['A'], 'a title in each language'],
    ['guide', 'advanced/a', ['A', '甲', 'B'], 'a title in each language'],
    ['guide', 'advanced/a', ['甲', 'A'], '“甲” is not English'],
    ['guide', 'advanced/a', ['<A>', '甲'], 'a character that a title cannot have'],
    ['reference', 'lib/formatt', [], 'no option “lib.formatt”. Nearest: lib.format'],
    ['reference', 'lib/format', [], 'docs/en/config/lib/format.mdx exists'],
    ['reference', 'lib/out-base', ['A'], 'called as its option, lib.outBase'],
  ];
  for (const [kind, place, titles, said] of cases) {
    test(`${kind} ${place} ${titles.join(' ')}: ${said}`, () => {
      expect(() => readRequest(kind, place, titles, known)).toThrow(said);
    });
  }
});

test('a place may be written as the address that it becomes', () => {
  const request = readRequest('guide', '/guide/advanced/a', ['A', '甲'], known);
  expect(request).toMatchObject({ folder: 'guide/advanced', name: 'a' });
});

test('a reference page is called as its option', () => {
  const { titles } = readRequest('reference', 'lib/out-base', [], known);
  expect(titles).toEqual({ en: 'lib.outBase', zh: 'lib.outBase' });
  expect(readRequest('reference', 'rsbuild/dev', [], known).titles.en).toBe('dev');
});

for (const [kind, place, titles] of [
  ['guide', 'advanced/my-topic', ["It's: a topic", '一个主题']],
  ['reference', 'lib/out-base', []],
] as const) {
  test(`a new ${kind} page is in order, and no check takes it for finished`, () => {
    const { files, route } = made(kind, place, titles);
    const { pages, findings } = readPages(files);
    expect(findings).toEqual([]);
    expect(pages.map(({ file }) => file)).toHaveLength(2);
    const navigation = navigationFiles(files);
    expect([
      ...fileParity(pages),
      ...headingParity(pages),
      ...navigationParity(navigation),
      ...sidebar(pages, navigation),
      ...frontmatter(pages),
      ...unknownSamples(pages),
      ...unwritten(pages, [route]),
      ...leftPrompts(pages, [route]),
    ]).toEqual([]);
    for (const note of stillToWrite(pages, [route])) {
      expect(note.what).toMatch(
        /It is not written yet; prompts left: [678], the first “what/,
      );
    }
    const said = leftPrompts(pages, []).map(({ what }) => what);
    expect(
      said.filter((what) => what.startsWith('A prompt is left')).length,
    ).toBeGreaterThan(10);
    expect(said).toContain('It says “This page is not written yet”.');
    expect(said).toContain('It says “本页还没有写”.');
  });
}

test('navigation and list keep what they have', () => {
  const { files } = made('guide', 'advanced/my-topic', ['A', '甲']);
  const text = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
  expect(JSON.parse(text('docs/zh/guide/advanced/_meta.json'))).toEqual([
    'css',
    'my-topic',
  ]);
  expect(JSON.parse(text(list))).toEqual({
    $comment: 'Kept.',
    routes: ['/a', '/guide/advanced/my-topic'],
  });
});

test.describe('a sample', () => {
  const words = ['my-sample', 'One file.', '一个文件。'];

  for (const [wrong, said] of [
    [['My', ...words.slice(1)], '“My” is no name for a sample'],
    [['taken', ...words.slice(1)], 'docs/samples/taken exists'],
    [['a'], 'in one sentence of each language'],
    [['a', 'No end', '一个文件。'], 'in one sentence of each language'],
    [['a', 'One file.', 'One file.'], 'in one sentence of each language'],
    [[...words, 'more'], 'in one sentence of each language'],
  ] as const) {
    test(`that is asked for wrongly: ${wrong.join(' ')}`, () => {
      expect(() => readSample(wrong, known.samples)).toThrow(said);
    });
  }

  test('is one that the tools can read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'new-sample-'));
    const request = readSample(words, known.samples);
    const versions = { '@rslib/core': '1.0.1', typescript: '7.0.2' };
    for (const { file, text } of filesOfSample(request, versions)) {
      const target = path.join(folder, file.replace('docs/samples/', ''));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    try {
      expect(readSampleFolder(path.join(folder, 'my-sample')).manifest.purpose).toBe(
        'One file.',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function made(kind: 'guide' | 'reference', place: string, titles: readonly string[]) {
  const request = readRequest(kind, place, titles, known);
  const read = (file: string) =>
    file === list ? '{ "$comment": "Kept.", "routes": ["/a"] }' : '["css"]';
  return { files: filesOf(request, read), route: `/${request.folder}/${request.name}` };
}
