// What readers get in the place of libraries says what the libraries say.
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { slug as library } from '@rspress/shared/github-slugger';
import { wantedOf } from '../../theme/head/wanted.ts';
import { slug } from '../../theme/slug/index.ts';
import { readPages } from '../../tools/pages/read.ts';
import { readProject } from '../../tools/repository/read.ts';
import { lighter } from '../../tools/rspress/light-libraries/index.ts';

test('each is there', () => {
  for (const file of lighter.values()) expect(existsSync(file), file).toBe(true);
});

test.describe('ids of headings', () => {
  test('are those of the library, for all headings of the site', () => {
    const texts = readPages(readProject('.')).pages.flatMap(({ headings }) =>
      headings.map(({ text }) => text),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.map((text) => slug(text))).toEqual(texts.map((text) => library(text)));
  });

  for (const text of [
    'A “B” – C',
    'lib.dts: `bundle`',
    '配置（概览）、Ⅷ',
    'İ é_ñ-½ 👍',
    '',
  ]) {
    test(`are those of the library: ${text}`, () => {
      expect(slug(text)).toBe(library(text));
    });
  }
});

test.describe('the head', () => {
  test('says what its parts say, the later over the earlier', () => {
    const { title, root, tags } = wantedOf([
      {
        title: 'A',
        htmlAttrs: { lang: 'zh' },
        meta: [undefined, { name: 'description', content: 'a' }],
      },
      {
        htmlAttrs: { lang: 'zh-CN' },
        meta: [{ name: 'description', content: 'b' }],
        link: [
          { rel: 'alternate', hreflang: 'en', href: '/' },
          { rel: 'alternate', type: 'text/markdown', href: '/index.md' },
        ],
      },
    ]);
    expect({ title, root }).toEqual({ title: 'A', root: { lang: 'zh-CN' } });
    expect([...tags].map(([key, { content, href }]) => [key, content ?? href])).toEqual([
      ['meta[name="description"]', 'b'],
      ['link[rel="alternate"][hreflang="en"]', '/'],
      ['link[rel="alternate"][type="text/markdown"]', '/index.md'],
    ]);
  });

  test('refuses what it would leave out', () => {
    const input: object = { script: [{ src: '/a.js' }] };
    expect(() => wantedOf([input])).toThrow('theme/head knows nothing of “script”');
  });
});
