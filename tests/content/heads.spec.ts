// What search engines and chat programs read of each built page.
// To run it: npm run build && npx playwright test --project=content
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { base, locales, origin } from '@site/settings';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { routes } from '../support/routes.ts';
import { siteOutput } from '../support/site.ts';

/** The HTML file behind a path of the site. */
function htmlOf(address: string): string {
  const name = address.slice(origin.length + base.length);
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
  return readFileSync(path.join(siteOutput, file), 'utf8');
}

function attribute(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map((match) => match[1] ?? '');
}

/** One picture per language: chat programs show it with a link, beside the title of the page. */
const pictures = { en: 'social.png', zh: 'social-zh.png' };

/** The address of the same page in a language. */
function translated(address: string, lang: string): string {
  const root = origin + base;
  const rest = address.slice(root.length).replace(/^zh\//, '');
  return lang === locales[0].lang ? root + rest : `${root}${lang}/${rest}`;
}

test('no page skips a level of headings', () => {
  const skips = routes().flatMap(({ address }) => {
    const levels = attribute(htmlOf(address), /<h([1-6])[\s>]/g).map(Number);
    return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
      ? [`${address}: ${levels.join(' ')}`]
      : [];
  });
  expect(skips).toEqual([]);
});

for (const { lang } of locales) {
  test(`${lang}: every page names its one address and its translations`, () => {
    const own = routes().filter((route) => route.lang === lang);
    const named = own.map(({ address }) => {
      const html = htmlOf(address);
      return {
        canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/g),
        shared: attribute(html, /<meta property="og:url" content="([^"]*)"/g),
        alternates: attribute(
          html,
          /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")/g,
        ),
      };
    });
    const expected = own.map(({ address }) => ({
      canonical: [address],
      shared: [address],
      alternates: [
        `hreflang="en" href="${translated(address, 'en')}"`,
        `hreflang="zh" href="${translated(address, 'zh')}"`,
        `hreflang="x-default" href="${translated(address, 'en')}"`,
      ],
    }));
    expect(named).toEqual(expected);
  });

  test(`${lang}: every page has a language, and its own title and description, and the picture of its language`, () => {
    const own = routes().filter((route) => route.lang === lang);
    const seen = new Set<string>();
    const picture = pictures[lang];
    const heads = own.map((route) => {
      const html = htmlOf(route.address);
      const head = html.slice(0, html.indexOf('</head>'));
      const [title, ...others] = attribute(head, /<title>\s*([^<]+)</g);
      const [described] = attribute(
        html,
        /<meta property="og:description" content="([^"]*)"/g,
      );
      const ownTexts = [`title ${title}`, `description ${described}`];
      const repeated = ownTexts.filter((text) => seen.has(text));
      for (const text of ownTexts) seen.add(text);
      return {
        language: /<html lang="([^"]*)"/.exec(html)?.[1],
        otherTitles: others,
        descriptions: attribute(head, /(<meta name="description")/g).length,
        picture: attribute(html, /<meta property="og:image" content="([^"]*)"/g)[0],
        isThere: existsSync(path.join(siteOutput, picture)),
        alternative: attribute(html, /<meta property="og:image:alt" content="([^"]*)"/g),
        repeated,
      };
    });
    const expected = own.map(() => ({
      language: lang === 'zh' ? 'zh-CN' : lang,
      otherTitles: [],
      descriptions: 1,
      picture: `${origin}${base}${picture}`,
      isThere: true,
      alternative: [texts.socialImageAlt[lang]],
      repeated: [],
    }));
    expect(heads).toEqual(expected);
  });
}

test('the 404 pages name no address and ask not to be indexed', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    const html = readFileSync(path.join(siteOutput, file), 'utf8');
    expect(html).not.toMatch(
      /rel="canonical"|hreflang="x-default"|og:url|rel="alternate" type/,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('the content security policy of every page comes before what it applies to', () => {
  const late = routes().filter(({ address }) => {
    const [first = ''] =
      /<(?:meta http-equiv|script|link|style|base)[^>]*>/.exec(htmlOf(address)) ?? [];
    return !first.includes('http-equiv="Content-Security-Policy"');
  });
  expect(late).toEqual([]);
});
