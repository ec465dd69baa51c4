// What search engines and chat programs read of each built page.
// To run it: npm run build && npx playwright test --project=content
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { markdownFile } from '@site/machine-readable';
import texts from '@site/machine-readable/texts.json' with { type: 'json' };
import { attribute, type BuiltPage, textOf } from '@site/mdx/html';
import { fileOf } from '@site/mdx/page';
import { parsePage } from '@site/mdx/parse';
import { fieldsOf } from '@site/mdx/records';
import { base, locales, origin } from '@site/settings';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { pagesOfEachKind } from '../support/selected-pages.ts';
import { built, isBuilt } from '../support/site.ts';

const root = origin + base;
const pages = () =>
  routes().map((route) => ({ ...route, page: builtPage(route.path.slice(base.length)) }));

const contentOf = (page: BuiltPage, property: string) =>
  valuesOf(find(page, 'meta', { property }), 'content');

/** One picture per language: chat programs show it with a link, beside the title of the page. */
const pictures = { en: 'social.png', zh: 'social-zh.png' };

/** The address of the same page in a language. */
function translated(address: string, lang: string): string {
  const rest = address.slice(root.length).replace(/^zh\//, '');
  return lang === locales[0].lang ? root + rest : `${root}${lang}/${rest}`;
}

test('no page skips a level of headings', () => {
  const skips = pages().flatMap(({ address, page }) => {
    const levels = find(page, '*').flatMap(
      ({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? [],
    );
    return levels.some(
      (level, index) => Number(level) > Number(levels[index - 1] ?? 0) + 1,
    )
      ? [`${address}: ${levels.join(' ')}`]
      : [];
  });
  expect(skips).toEqual([]);
});

for (const { lang } of locales) {
  const own = () => pages().filter((page) => page.lang === lang);

  test(`${lang}: every page names its one address, its translations, its Markdown and the feed`, () => {
    const named = own().map(({ page }) => ({
      canonical: valuesOf(find(page, 'link', { rel: 'canonical' }), 'href'),
      shared: contentOf(page, 'og:url'),
      alternates: find(page, 'link', { rel: 'alternate' }).map((link) => [
        attribute(link, 'hreflang') ?? attribute(link, 'type'),
        attribute(link, 'href'),
      ]),
    }));
    const prefix = lang === locales[0].lang ? '' : `${lang}/`;
    const expected = own().map(({ address, path: own }) => ({
      canonical: [address],
      shared: [address],
      alternates: [
        ['en', translated(address, 'en')],
        ['zh', translated(address, 'zh')],
        ['x-default', translated(address, 'en')],
        ['text/markdown', root + markdownFile(`/${own.slice(base.length)}`)],
        ['application/rss+xml', `${root}${prefix}rss.xml`],
      ],
    }));
    expect(named).toEqual(expected);
  });

  test(`${lang}: the bar of every page leads to the same page in the other language`, () => {
    const [other] = locales.filter((locale) => locale.lang !== lang);
    const links = own().map(({ page }) =>
      find(first(page, 'header'), 'a', { hreflang: true }).map((link) => [
        textOf(link),
        attribute(link, 'href'),
      ]),
    );
    // Once in the bar, and once in its menu for small screens.
    const expected = own().map(({ address }) => {
      const target = translated(address, other?.lang ?? '');
      const link = [other?.label, base + target.slice(root.length)];
      return [link, link];
    });
    expect(links).toEqual(expected);
  });

  test(`${lang}: title and description of a page are those of its frontmatter`, () => {
    const ofEachKind = own().filter(({ path: address }) =>
      pagesOfEachKind.includes(address),
    );
    const heads = ofEachKind.map(({ page }) => [
      textOf(first(first(page, 'head'), 'title')),
      contentOf(page, 'og:description'),
    ]);
    const written = ofEachKind.map(({ path: address }) => {
      const name = address.slice(base.length).replace(/^zh\//, '');
      const file = fileOf(`/${name}`, lang);
      const { title, titleSuffix, description } = fieldsOf(
        parsePage(file, readFileSync(file, 'utf8')).frontmatter,
      );
      return [`${title} - ${titleSuffix ?? 'Rslib'}`, [description]];
    });
    expect(heads).toEqual(written);
  });

  test(`${lang}: every page has its language, its own title and description, and a picture`, () => {
    const seen = new Set<string>();
    const picture = pictures[lang];
    const heads = own().map(({ page }) => {
      const [title = '', ...otherTitles] = find(first(page, 'head'), 'title').map(textOf);
      const [described] = contentOf(page, 'og:description');
      const ownTexts = [`title ${title.trim()}`, `description ${described}`];
      const repeated = ownTexts.filter((text) => seen.has(text));
      for (const text of ownTexts) seen.add(text);
      return {
        language: attribute(first(page, 'html'), 'lang'),
        otherTitles,
        descriptions: find(page, 'meta', { name: 'description' }).length,
        picture: contentOf(page, 'og:image'),
        isThere: isBuilt(picture),
        alternative: contentOf(page, 'og:image:alt'),
        repeated,
      };
    });
    const expected = own().map(() => ({
      language: lang === 'zh' ? 'zh-CN' : lang,
      otherTitles: [],
      descriptions: 1,
      picture: [root + picture],
      isThere: true,
      alternative: [texts.socialImageAlt[lang]],
      repeated: [],
    }));
    expect(heads).toEqual(expected);
  });
}

test('the 404 pages name no address and ask not to be indexed', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    const html = built(file);
    expect(html).not.toMatch(
      /rel="canonical"|hreflang="x-default"|og:url|rel="alternate" type/,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('the content security policy of every page comes before what it applies to', () => {
  const late = pages().filter(({ page }) => {
    const names = ['meta', 'script', 'link', 'style', 'base'];
    const loading = find(page, '*').find(
      (one) => names.includes(one.tagName) && attribute(one, 'charset') === undefined,
    );
    return !loading || attribute(loading, 'http-equiv') !== 'Content-Security-Policy';
  });
  expect(late.map(({ address }) => address)).toEqual([]);
});
