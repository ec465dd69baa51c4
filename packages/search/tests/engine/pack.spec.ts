// The search index that readers download, and the sections that the engine reads from it.
import { expect, test } from '@playwright/test';
import { replaceIndexes } from '@site/framework';
import { prepareEngine } from '../../src/browser/engine/search';
import { readSections } from '../../src/browser/engine/sections';
import type { SearchIndex } from '../../src/browser/types';
import { type IndexedPage, pack } from '../../src/build/pack.ts';

/** A page with a heading before each text but the first. */
function page(title: string, [first = '', ...texts]: readonly string[]): IndexedPage {
  const toc: IndexedPage['toc'][number][] = [];
  let content = first;
  for (const [index, text] of texts.entries()) {
    content += '\n\n';
    const heading = `${title} ${index}`;
    const charIndex = content.length;
    toc.push({ id: `at-${index}`, text: heading, depth: 2 + (index % 2), charIndex });
    content += `${heading}\n\n${text}`;
  }
  return { title, content, routePath: `/${encodeURIComponent(title)}`, toc };
}

const download = (index: SearchIndex): SearchIndex => JSON.parse(JSON.stringify(index));

const sectionsOf = (pages: readonly IndexedPage[]) =>
  readSections(download(pack(pages))).map(({ title, ...section }) => section);

test('sections keep their text, headings, anchors, description and weight', () => {
  const texts = ['开头。', 'Café — text × 2 🙂', '产物在 dist 里。\n\n  dist\n  Dist'];
  const output = page('产物 é', texts);
  const { routePath } = output;
  const [introduction, first, second] = sectionsOf([
    { ...output, description: '放哪里。' },
  ]);
  expect(introduction).toEqual({
    ...{ page: 0, heading: '', ancestors: [], link: routePath, pageWeight: 1 },
    ...{ description: '放哪里。', prose: '放哪里。 开头。', code: '', questions: [] },
  });
  expect(first).toMatchObject({
    ...{ heading: '产物 é 0', ancestors: [], link: `${routePath}#at-0` },
    ...{ description: '', prose: 'Café — text × 2 🙂' },
  });
  expect(second).toMatchObject({
    ...{ heading: '产物 é 1', ancestors: ['产物 é 0'], link: `${routePath}#at-1` },
    ...{ prose: '产物在 dist 里。' },
  });
  const weights = sectionsOf([
    { ...page('Low', ['Text.', 'More.']), frontmatter: { searchWeight: 0.7 } },
    { ...page('Unwritten', ['Text.']), frontmatter: { unwritten: true } },
  ]).map(({ pageWeight }) => pageWeight);
  expect(weights).toEqual([0.7, 0.7, 0.5]);
  expect(sectionsOf([])).toEqual([]);
});

test('of code, only words stay that no text has, and nothing of samples', () => {
  const [section] = sectionsOf([
    page('A', [
      'The umd format.\n\nexport default {\n  format: "umd", gizmo: 1\n};\n\n  defineConfig error',
    ]),
    page('B', ['Export a default.']),
  ]);
  expect(section?.prose).toBe('The umd format.');
  expect(section?.code).toBe('gizmo');
});

test('code in a title or a heading is plain text', () => {
  const index = download(pack([page('`rslib -w`', ['One.', 'Two.'])]));
  expect(index.headings).toEqual(['rslib -w', 'rslib -w 0']);
});

test('sections have the questions of their page and anchor, without words that carry no meaning', () => {
  const index = pack([page('A', ['One.', 'Two.'])], () => ({
    '': ['where are the types'],
    'at-0': ['no types', 'how to'],
  }));
  expect(readSections(download(index)).map(({ questions }) => questions)).toEqual([
    ['types'],
    ['no types', 'how to'],
  ]);
});

test('a heading without a position is searched for after the one before', () => {
  const known = page('Part', ['First.', 'One.', 'Two.']);
  const toc = known.toc.map((heading) => ({ ...heading, charIndex: -1 }));
  expect(sectionsOf([{ ...known, toc }])).toEqual(sectionsOf([known]));
});

test('sections that only link to other pages are left out', () => {
  const whole = page('T', ['First.', 'One.', 'Two.', 'Three.']);
  const ids = ['next-steps', 'part', 'related'];
  const toc = whole.toc.map((heading, index) => ({ ...heading, id: ids[index] ?? '' }));
  expect(sectionsOf([{ ...whole, toc }]).map(({ link, prose }) => [link, prose])).toEqual(
    [
      ['/T', 'First.'],
      ['/T#part', 'Two.'],
    ],
  );
});

test('messages keep their words and lose their frames', () => {
  const message = [
    'error   Build error:',
    '  × Module not found: gizmo',
    '   ╭─[1:0]',
    " 1 │ import 'gizmo';",
    '   ·        ^^^^^',
    '  ╰─▶   × TS9010: Variable must have a type.',
  ].join('\n');
  const [first] = sectionsOf([page('A', [`import '../../theme/a';\n\n${message}`])]);
  const text = first?.prose;
  expect(text).toContain('× Module not found: gizmo');
  expect(text).toContain('TS9010: Variable must have a type.');
  expect(text).not.toMatch(/[│╭╰▶^]|import/);
});

test('an index from another version, or a damaged one, is refused', () => {
  const createEngine = prepareEngine('en', []);
  const index = download(pack([page('Title', ['Some text.', 'And more of it.'])]));
  expect(createEngine(index).search('text', 7).pages).toHaveLength(1);
  for (const wrong of [
    { title: 'Title', route: '/t', text: 'Some text.', sections: [] },
    { ...index, prose: undefined },
    { ...index, prose: index.prose.slice(1) },
    { ...index, questions: [...index.questions, ''] },
    { ...index, depths: [2, 2] },
    { ...index, depths: [0, 0] },
    { ...index, ids: [] },
    { ...index, routes: ['/title', '/more'] },
    undefined,
  ])
    expect(
      () => Reflect.apply(createEngine, undefined, [wrong]),
      JSON.stringify(wrong),
    ).toThrow();
});

test('the framework writes one packed index for each language and version', () => {
  const sent = (
    lang: string,
    title: string,
    version = '',
    frontmatter: { pageType?: string } = {},
  ) => ({
    ...page(title, ['产物。']),
    ...{ lang, version, frontmatter },
  });
  const pages = [
    sent('en', 'Home', '', { pageType: 'home' }),
    sent('en', 'é'),
    sent('en', 'B'),
    sent('zh', '一'),
    sent('zh', '二', 'v1'),
  ];
  replaceIndexes(pages, pack);
  const titlesIn = (lang: string, version = '') => {
    const written = pages.filter(
      (one) =>
        one.lang === lang &&
        one.version === version &&
        one.frontmatter?.pageType !== 'home',
    );
    // The framework copies the pages before it turns them into JSON.
    const [index] = JSON.parse(JSON.stringify(written.map((one) => ({ ...one }))));
    return readSections(index).map(({ title }) => title);
  };
  expect(titlesIn('en')).toEqual(['é', 'B']);
  expect(titlesIn('zh')).toEqual(['一']);
  expect(titlesIn('zh', 'v1')).toEqual(['二']);
  for (const one of pages) Reflect.deleteProperty(one, 'toJSON');
  expect(JSON.parse(JSON.stringify(pages[1])).title).toBe('é');
});
