// What becomes of the framework's Markdown: npx playwright test tests/checks/markdown-edition.spec.ts --project=tools
import { expect, test } from '@playwright/test';
import { linkTarget } from '../../tools/rspress/markdown/address.ts';
import { llmsLabels, renderLlmsTxt } from '../../tools/rspress/markdown/llms.ts';
import { withHead } from '../../tools/rspress/markdown/page.ts';
import { tidy } from '../../tools/rspress/markdown/tidy.ts';

const same = (target: string) => target;

for (const [written, base, expected] of [
  ['/config/lib/dts', '/', 'https://e.org/config/lib/dts.md'],
  ['/config/lib/dts.md#values', '/', 'https://e.org/config/lib/dts.md#values'],
  ['/config', '/', 'https://e.org/config/index.md'],
  ['/config/index.md?a#b', '/', 'https://e.org/config/index.md?a#b'],
  ['/zh/', '/', 'https://e.org/zh/index.md'],
  ['/logo.svg', '/', 'https://e.org/logo.svg'],
  ['/docs/config/lib/dts', '/docs/', 'https://e.org/docs/config/lib/dts.md'],
  ['#values', '/', '#values'],
  ['https://rspack.rs/', '/', 'https://rspack.rs/'],
  ['//e.org/x', '/', '//e.org/x'],
] as const) {
  test(`a link to ${written} below ${base} leads to Markdown where it can`, () => {
    const pages = new Set(['/config/lib/dts', '/config/', '/zh/']);
    const root = { url: `https://e.org${base}`, base };
    expect(linkTarget(written, pages, root)).toBe(expected);
  });
}

test('ids of headings are as authors write them, and blank lines are one', () => {
  expect(tidy('\n\n## A b \\{#a-b}\n\n\n\ntext\\{#x}\n', same)).toBe(
    '## A b {#a-b}\n\ntext\\{#x}\n',
  );
});

test('links are changed in text and tables, not in code of any kind', () => {
  const to = (target: string) => `!${target}`;
  const text = [
    '[a](/a), [`b`](/b) and `[c](/c)`, ``x ` [d](/d)``',
    '',
    '| [e](/e) |',
    '',
    '````md',
    '```',
    '[f](/f)',
    '',
    '',
    '## G \\{#g}',
    '````',
    '',
    '[h](/h)',
    '',
  ];
  const expected = [...text];
  expected[0] = '[a](!/a), [`b`](!/b) and `[c](/c)`, ``x ` [d](/d)``';
  expected[2] = '| [e](!/e) |';
  expected[12] = '[h](!/h)';
  expect(tidy(text.join('\n'), to)).toBe(expected.join('\n'));
});

test('what stands above a page is YAML, whatever its title', () => {
  const head = {
    title: 'a: "b" #c',
    description: '中文',
    url: 'https://e.org/',
    language: 'zh',
    translations: ['https://e.org/en.md'],
    documents: 'p 1.0.0',
  };
  expect(withHead(head, 'text\n')).toBe(
    '---\ntitle: "a: \\"b\\" #c"\ndescription: "中文"\nurl: "https://e.org/"\nlanguage: "zh"\ntranslation: "https://e.org/en.md"\ndocuments: "p 1.0.0"\n---\n\ntext\n',
  );
});

test('llms.txt names the version and leaves out pages for unknown addresses', () => {
  const page = { link: 'https://e.org/a.md', frontmatter: {}, lang: 'zh', version: '' };
  const text = renderLlmsTxt(
    [
      {
        title: 'One',
        pages: [{ ...page, routePath: '/zh/a', title: 'A', description: 'B' }],
      },
      { title: 'Others', pages: [{ ...page, routePath: '/zh/404', title: 'Gone' }] },
    ],
    {
      title: 'Rslib',
      package: '@rslib/core',
      version: '1.2.3',
      home: 'https://e.org/zh/',
      root: 'https://e.org/',
      other: 'https://e.org/llms.txt',
    },
    llmsLabels('zh'),
  );
  expect(text).toMatch(/^# Rslib\n\n> .*@rslib\/core 1\.2\.3/);
  expect(text).toContain('## One\n\n- [A](https://e.org/a.md): B\n');
  expect(text).not.toMatch(/Gone|Others/);
  expect(text).toContain('(https://e.org/options.json)');
  expect(text).toContain('(https://e.org/zh/rss.xml)');
});
