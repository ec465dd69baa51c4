// What search engines and chat programs read of each built page.
// To run it: npm run build && npx playwright test --project=content
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { base, locales, origin } from '@site/settings';
import { socialImageFile } from '@site/social-images';
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

/** The address of the same page in a language. */
function translated(address: string, lang: string): string {
  const root = origin + base;
  const rest = address.slice(root.length).replace(/^zh\//, '');
  return lang === locales[0].lang ? root + rest : `${root}${lang}/${rest}`;
}

for (const { lang } of locales) {
  test(`${lang}: every page names its one address and its translations`, () => {
    for (const { address } of routes().filter((route) => route.lang === lang)) {
      const html = htmlOf(address);
      expect(attribute(html, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([
        address,
      ]);
      expect(
        attribute(html, /<meta property="og:url" content="([^"]*)"/g),
        address,
      ).toEqual([address]);
      expect(
        attribute(html, /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")/g),
        address,
      ).toEqual([
        `hreflang="en" href="${translated(address, 'en')}"`,
        `hreflang="zh" href="${translated(address, 'zh')}"`,
        `hreflang="x-default" href="${translated(address, 'en')}"`,
      ]);
    }
  });

  test(`${lang}: every page has a language, and its own title, description and picture`, () => {
    const seen = new Set<string>();
    for (const { address, path: sitePath } of routes().filter(
      (route) => route.lang === lang,
    )) {
      const html = htmlOf(address);
      const head = html.slice(0, html.indexOf('</head>'));
      expect(html, address).toContain(`<html lang="${lang === 'zh' ? 'zh-CN' : lang}"`);
      const [title, ...others] = attribute(head, /<title>\s*([^<]+)</g);
      expect(others, address).toEqual([]);
      expect(attribute(head, /(<meta name="description")/g), address).toHaveLength(1);
      const [described] = attribute(
        html,
        /<meta property="og:description" content="([^"]*)"/g,
      );
      const [picture] = attribute(html, /<meta property="og:image" content="([^"]*)"/g);
      const file = socialImageFile(`/${sitePath.slice(base.length)}`);
      expect(picture, address).toBe(`${origin}${base}${file}`);
      expect(existsSync(path.join(siteOutput, file)), file).toBe(true);
      const png = readFileSync(path.join(siteOutput, file));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
      for (const text of [`title ${title}`, `description ${described}`]) {
        expect(seen.has(text), `${address}: ${text} is another page's`).toBe(false);
        seen.add(text);
      }
    }
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
  for (const { address } of routes()) {
    const [first] =
      /<(?:meta http-equiv|script|link|style|base)[^>]*>/.exec(htmlOf(address)) ?? [];
    expect(first, address).toContain('http-equiv="Content-Security-Policy"');
  }
});
