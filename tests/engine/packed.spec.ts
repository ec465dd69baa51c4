// The search index as it is sent: smaller, and the engine reads the same sections out of it.
import { expect, test } from '@playwright/test';
import { anchorOf, unpack } from '../../theme/search/data/packed';
import { sectionsOf } from '../../theme/search/engine/sections';
import type { IndexedPage } from '../../theme/search/engine/types';
import { pack } from '../../tools/rspress/search/pack.ts';
import { type SentPage, sendPacked } from '../../tools/rspress/search/send.ts';
import { hostileTexts } from '../support/hostile.ts';

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

const there = (pages: readonly IndexedPage[]) =>
  unpack(JSON.parse(JSON.stringify(pack(pages))));

const plain = (pages: readonly IndexedPage[]) =>
  sectionsOf(pages).map((section) => ({
    ...section,
    prose: section.prose.replace(/\s+/g, ' ').trim(),
    code: section.code.replace(/\s+/g, ' ').trim(),
  }));

test('sections come back with their text, headings, anchors, description and standing', () => {
  const pages = [
    {
      ...page('产物 é', ['开头。', 'Café — text × 2 🙂', '产物在 dist 里。']),
      description: '产物放在哪里。',
    },
    { ...page('Low', ['Text.', 'More.']), frontmatter: { searchStanding: 0.7 } },
    { ...page('Unwritten', ['Text.']), frontmatter: { unwritten: true } },
  ];
  expect(plain(there(pages))).toEqual(plain(pages));
  expect(there([])).toEqual([]);
});

test('a heading whose place is not known is looked for behind the one before', () => {
  const known = page('Part', ['First.', 'One.', 'Two.']);
  const toc = known.toc.map((heading) => ({ ...heading, charIndex: -1 }));
  expect(plain(there([{ ...known, toc }]))).toEqual(plain([known]));
});

test('an anchor that its heading tells is not sent, any other one is', () => {
  expect(anchorOf('dts.bundle')).toBe('dtsbundle');
  expect(anchorOf('When to set it')).toBe('when-to-set-it');
  const toc = ['when-to-set-it', 'else'].map((id) => ({
    id,
    text: 'When to set it',
    depth: 2,
    charIndex: -1,
  }));
  const content = 'When to set it\n\nA.\n\nWhen to set it\n\nB.';
  const [packed] = pack([{ title: 'T', routePath: '/t', content, toc }]);
  expect(packed?.sections.map(({ id }) => id)).toEqual([undefined, 'else']);
});

test('Chinese characters are written in two bytes, and more kinds of characters than codes still come back', () => {
  const many = Array.from({ length: 3_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + index),
  ).join('');
  const pages = [page('T', [`${many}产物产物é×`])];
  expect(there(pages)[0]?.content).toBe(pages[0]?.content);
  const short = [page('T', ['产物结构'.repeat(20)])];
  const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  expect(size(pack(short)[0]?.text)).toBe(2 + 80 * 2);
});

test('of the words of samples those stay that some sentence of the pages has', () => {
  const [first] = there([
    page('A', ['  defineConfig gizmo package.json gizmo.json', 'Text.']),
    page('B', ['Call defineConfig in rslib.config.ts, and read package.json.']),
  ]);
  expect(first?.content.split('\n')[0]).toBe('  defineConfig package.json');
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
  expect(first?.content).toContain('× Module not found: gizmo');
  expect(first?.content).toContain('TS9010: Variable must have a type.');
  expect(first?.content).not.toMatch(/[│╭╰▶^]|import/);
});

test('hostile text comes back as it was', () => {
  for (const text of hostileTexts(7, 60)) {
    const title = text.replace(/\s+/g, ' ').trim() || 'T';
    expect(
      there([{ ...page('T', ['Text.']), title, description: title }])[0]?.title,
    ).toBe(title);
  }
});

test('the framework writes the packed pages, the alphabet in the first one of each index, until it is told no more', () => {
  const sent = (lang: string, title: string, frontmatter = {}): SentPage => ({
    ...page(title, ['产物。']),
    lang,
    version: '',
    frontmatter,
  });
  const pages = [
    sent('en', 'Home', { pageType: 'home' }),
    sent('en', 'é'),
    sent('en', 'B'),
    sent('zh', '一'),
    { ...sent('zh', '二'), version: 'v1' },
  ];
  for (const one of pages) sendPacked(one, pages);
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
  expect(unpack(JSON.parse(written('en'))).map(({ title }) => title)).toEqual(['é', 'B']);
  expect(unpack(JSON.parse(written('zh'))).map(({ title }) => title)).toEqual(['一']);
  expect(unpack(JSON.parse(written('zh', 'v1'))).map(({ title }) => title)).toEqual([
    '二',
  ]);
  for (const one of pages) Reflect.deleteProperty(one, 'toJSON');
  expect(JSON.parse(JSON.stringify(pages[1])).title).toBe('é');
});
