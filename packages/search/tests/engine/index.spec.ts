// The search index as it is sent, and the sections that the engine reads out of it.
import { expect, test } from '@playwright/test';
import { replaceIndexes } from '@site/framework';
import type { SearchIndex } from '../../src/browser/data/search-index';
import { Engine } from '../../src/browser/engine/engine';
import { sectionsOf } from '../../src/browser/engine/sections';
import type { IndexedPage } from '../../src/build/cut.ts';
import { pack } from '../../src/build/pack.ts';

/** A page with a heading before each of its further texts. */
function page(title: string, [first = '', ...texts]: readonly string[]): IndexedPage {
  const toc: IndexedPage['toc'][number][] = [];
  let content = first;
  for (const [index, text] of texts.entries()) {
    content += '\n\n';
    const heading = `${title} ${index}`;
    toc.push({
      id: `at-${index}`,
      text: heading,
      depth: 2 + (index % 2),
      charIndex: content.length,
    });
    content += `${heading}\n\n${text}`;
  }
  return { title, content, routePath: `/${encodeURIComponent(title)}`, toc };
}

const received = (index: SearchIndex): SearchIndex => JSON.parse(JSON.stringify(index));

/** The sections of pages as they come back: what stands in them, and where. */
const there = (pages: readonly IndexedPage[]) =>
  sectionsOf(received(pack(pages))).map(
    ({ page, heading, above, link, standing, description, prose, code }) => ({
      ...{ page, heading, above, link, standing, description, prose, code },
    }),
  );

test('sections come back with their text, headings, anchors, description and standing', () => {
  const first = page('产物 é', [
    '开头。',
    'Café — text × 2 🙂',
    '产物在 dist 里。\n\n  dist\n  Dist',
  ]);
  const rest = { description: '', standing: 1, code: '' };
  expect(there([{ ...first, description: '产物放在哪里。' }])).toEqual([
    {
      ...rest,
      page: 0,
      heading: '',
      above: [],
      link: first.routePath,
      description: '产物放在哪里。',
      prose: '产物放在哪里。 开头。',
    },
    {
      ...rest,
      page: 0,
      heading: '产物 é 0',
      above: [],
      link: `${first.routePath}#at-0`,
      prose: 'Café — text × 2 🙂',
    },
    {
      ...rest,
      page: 0,
      heading: '产物 é 1',
      above: ['产物 é 0'],
      link: `${first.routePath}#at-1`,
      prose: '产物在 dist 里。',
      code: 'dist Dist',
    },
  ]);
  const standings = there([
    { ...page('Low', ['Text.', 'More.']), frontmatter: { searchStanding: 0.7 } },
    { ...page('Unwritten', ['Text.']), frontmatter: { unwritten: true } },
  ]).map(({ standing }) => standing);
  expect(standings).toEqual([0.7, 0.7, 0.5]);
  expect(there([])).toEqual([]);
});

test('a heading whose place is not known is looked for behind the one before', () => {
  const known = page('Part', ['First.', 'One.', 'Two.']);
  const toc = known.toc.map((heading) => ({ ...heading, charIndex: -1 }));
  expect(there([{ ...known, toc }])).toEqual(there([known]));
});

test('sections that only lead on to other pages are not sent', () => {
  const whole = page('T', ['First.', 'One.', 'Two.', 'Three.']);
  const ids = ['next-steps', 'part', 'related'];
  const toc = whole.toc.map((heading, index) => ({ ...heading, id: ids[index] ?? '' }));
  const all = there([{ ...whole, toc }]);
  expect(all.map(({ link, prose }) => [link, prose])).toEqual([
    ['/T', 'First.'],
    ['/T#part', 'Two.'],
  ]);
});

test('of the words of samples those stay that some sentence of the pages has', () => {
  const [first] = there([
    page('A', ['  defineConfig gizmo package.json gizmo.json', 'Text.']),
    page('B', ['Call defineConfig in rslib.config.ts, and read package.json.']),
  ]);
  expect(first?.code).toBe('defineConfig package.json');
});

test('of messages the frames go and the words stay', () => {
  const message = [
    'error   Build error:',
    '  × Module not found: gizmo',
    '   ╭─[1:0]',
    " 1 │ import 'gizmo';",
    '   ·        ^^^^^',
    '  ╰─▶   × TS9010: Variable must have a type.',
  ].join('\n');
  const [first] = there([page('A', [`import '../../theme/a';\n\n${message}`])]);
  const text = `${first?.prose} ${first?.code}`;
  expect(text).toContain('× Module not found: gizmo');
  expect(text).toContain('TS9010: Variable must have a type.');
  expect(text).not.toMatch(/[│╭╰▶^]|import/);
});

const options = { synonyms: [] };

test('an index of another version, or one that was changed on its way, is refused and not half read', () => {
  const index = received(pack([page('Title', ['Some text.', 'And more of it.'])]));
  expect(new Engine(index, options).search('text', 7)).toHaveLength(1);
  for (const wrong of [
    { title: 'Title', route: '/t', text: 'Some text.', sections: [] },
    { ...index, prose: undefined },
    { ...index, prose: index.prose.slice(1) },
    { ...index, code: [...index.code, ''] },
    { ...index, depths: [2, 2] },
    { ...index, depths: [0, 0] },
    { ...index, ids: [] },
    { ...index, routes: ['/title', '/more'] },
    undefined,
  ])
    expect(
      () => Reflect.construct(Engine, [wrong, options]),
      JSON.stringify(wrong),
    ).toThrow();
});

/** A page as the framework has it when it writes the indexes. */
function sent(lang: string, title: string, frontmatter: { pageType?: string } = {}) {
  return { ...page(title, ['产物。']), lang, version: '', frontmatter };
}

test('the framework writes the packed pages with the first one of each index, until it is told no more', () => {
  const pages = [
    sent('en', 'Home', { pageType: 'home' }),
    sent('en', 'é'),
    sent('en', 'B'),
    sent('zh', '一'),
    { ...sent('zh', '二'), version: 'v1' },
  ];
  replaceIndexes(pages, pack);
  const written = (lang: string, version = '') =>
    JSON.stringify(
      pages
        .filter(
          (one) =>
            one.lang === lang &&
            one.version === version &&
            one.frontmatter?.pageType !== 'home',
        )
        .map((one) => ({ ...one })),
    );
  const titlesIn = (written: string) =>
    sectionsOf(JSON.parse(written)[0]).map(({ title }) => title);
  expect(titlesIn(written('en'))).toEqual(['é', 'B']);
  expect(titlesIn(written('zh'))).toEqual(['一']);
  expect(titlesIn(written('zh', 'v1'))).toEqual(['二']);
  for (const one of pages) Reflect.deleteProperty(one, 'toJSON');
  expect(JSON.parse(JSON.stringify(pages[1])).title).toBe('é');
});
