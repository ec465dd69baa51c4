import { expect, test } from '@playwright/test';
import { pendingFiles } from '../src/build/pending.ts';
import { readPages } from '../src/build/read.ts';

const en = '---\ntitle: New\ndescription: What is new.\n---\n\n# New\n\n## Why {#why}\n';
const list = (...entries: string[]) => `[\n  ${entries.join(',\n  ')}\n]\n`;
const file = (name: string, text: string) => ({ file: `docs/${name}`, text });

const files = [
  file('en/guide/_meta.json', list('"a.mdx"', '"new.mdx"', '"b.mdx"')),
  file('en/guide/a.mdx', '# A\n'),
  file('en/guide/new.mdx', en),
  file(
    'zh/guide/_meta.json',
    list('"a.mdx"', '{ "type": "file", "name": "b.mdx", "label": "乙" }'),
  ),
  file('zh/guide/a.mdx', '# 甲\n'),
];

test('an untranslated English page gets a Chinese address and an entry in the sidebar', () => {
  const added = new Map(pendingFiles(files).map((one) => [one.file, one.text]));
  expect([...added.keys()]).toEqual([
    'docs/zh/guide/_meta.json',
    'docs/zh/guide/new.mdx',
  ]);
  expect(added.get('docs/zh/guide/_meta.json')).toBe(
    list('"a.mdx"', '"new.mdx"', '{ "type": "file", "name": "b.mdx", "label": "乙" }'),
  );
  const page = added.get('docs/zh/guide/new.mdx') ?? '';
  expect(page).toMatch(
    /^---\npending: true\ntitle: New\ndescription: What is new\.\n---\n/,
  );
  const { pages } = readPages([...files, file('zh/guide/new.mdx', page)]);
  const pending = pages.find((one) => one.file === 'docs/zh/guide/new.mdx');
  expect(pending?.headings.map(({ id }) => id)).toEqual(['new', 'why']);
  expect(pending).toMatchObject({ language: 'zh', frontmatter: { pending: true } });
});

test('nothing is added to a complete site, or to a list with mistakes', () => {
  const complete = files.filter(({ file: name }) => name.startsWith('docs/zh/'));
  const same = complete.map(({ file: name, text }) =>
    file(name.replace('docs/zh', 'en'), text),
  );
  expect(pendingFiles([...same, ...complete])).toEqual([]);
  const nested = file('zh/guide/_meta.json', '[\n  {\n    "name": "a"\n  }\n]\n');
  const meta = files.filter(({ file: name }) => name === 'docs/en/guide/_meta.json');
  expect(pendingFiles([...meta, nested])).toEqual([]);
});

for (const [what, chinese, expected] of [
  ['the last one', ['"a.mdx"'], ['"a.mdx"', '"new.mdx"']],
  ['the first one', ['"b.mdx"'], ['"new.mdx"', '"b.mdx"']],
] as const)
  test(`an entry of the sidebar that only English has keeps its place: ${what}`, () => {
    const english =
      what === 'the last one' ? ['"a.mdx"', '"new.mdx"'] : ['"new.mdx"', '"b.mdx"'];
    const [added] = pendingFiles([
      file('en/guide/_meta.json', list(...english)),
      file('zh/guide/_meta.json', list(...chinese)),
    ]);
    expect(added?.text).toBe(list(...expected));
  });
