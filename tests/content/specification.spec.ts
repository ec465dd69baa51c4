// What the specification says about the HTML of pages, before any script.
// To run it: npm run build && npx playwright test specification --project=content
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { base } from '@site/settings';
import { routes } from '../support/routes.ts';
import { siteOutput } from '../support/site.ts';

const pages = routes().map(({ path: address, lang }) => {
  const name = address.slice(base.length);
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
  return { name, lang, html: readFileSync(path.join(siteOutput, file), 'utf8') };
});

/** The links of the bar that are marked as current, each once. */
const currentIn = (html: string) => {
  const [bar = ''] = /<header class="rp-nav.*?<\/header>/s.exec(html) ?? [];
  const links = [...bar.matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]*)</g)];
  return [...new Set(links.map(([, text = '']) => text))];
};

test('Guide and Config are active on every page below them, and nowhere else', () => {
  const wrong = pages.filter(({ name, lang, html }) => {
    const active = currentIn(html);
    return [
      [/^(zh\/)?guide\//, lang === 'zh' ? '指南' : 'Guide'] as const,
      [/^(zh\/)?config\//, lang === 'zh' ? '配置' : 'Config'] as const,
    ].some(([folder, label]) => folder.test(name) !== active.includes(label));
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what follows the text of a page is in its footer, which can be hidden', () => {
  const wrong = pages.filter(({ html }) => {
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const outside = main.replace(/<footer.*?<\/footer>/gs, '');
    return /issues\/new\?template=|rp-prev-next-page|rp-edit-link/.test(outside);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
