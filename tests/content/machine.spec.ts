// The edition for programs: Markdown, llms.txt, the feeds.
// To run it: npm run build && npx playwright test tests/content/machine.spec.ts --project=content
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readSources } from '@site/facts/sources';
import { lastChanges, markdownFile } from '@site/machine-readable';
import { installedVersion } from '@site/samples/build/run';
import { base, locales, origin } from '@site/settings';
import { routes, type SiteRoute } from '../support/routes.ts';
import { built, isBuilt } from '../support/site.ts';

const root = origin + base;
const fileOf = ({ path: address }: SiteRoute) =>
  markdownFile(`/${address.slice(base.length)}`);
const pages = routes().map((route) => ({ ...route, text: built(fileOf(route)) }));
/** The framework names the origin in links from 2.0.20 on. */
const namesOrigin = installedVersion('@rspress/core') !== '2.0.19';
const { facts } = readSources();
const version = facts.versions['@rslib/core'] ?? '';

/** Text outside of blocks of code. */
function prose(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').filter((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      return false;
    }
    fence = mark ?? '';
    return mark === undefined;
  });
  // Code in a line is code as well.
  return lines.join('\n').replaceAll(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '`');
}

const known = new Map<string, ReadonlySet<string> | undefined>();

/** The ids in an HTML file; `undefined` if it does not exist. */
function idsOf(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) {
    const ids = isBuilt(file)
      ? new Set([...built(file).matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
      : undefined;
    known.set(file, ids);
  }
  return known.get(file);
}

/** Whether the file of an address of the site exists, with the heading that it names. */
function isThere(address: string): boolean {
  const [file = '', id] = address.slice(root.length).split('#');
  if (file === '' || file.endsWith('/')) return isBuilt(`${file}index.html`);
  const name = path.extname(file) === '' ? `${file}.html` : file;
  if (!isBuilt(name)) return false;
  if (id === undefined) return true;
  return idsOf(name.replace(/md$/, 'html'))?.has(decodeURIComponent(id)) ?? false;
}

test('every page has its Markdown, which says what it is and where from', () => {
  const incomplete = pages.flatMap(({ address, lang, text }) => {
    const parts = [
      `\nurl: ${JSON.stringify(address)}\n`,
      `\nlanguage: ${JSON.stringify(lang)}\n`,
      `\ndocuments: "@rslib/core ${version}"\n`,
    ].filter((part) => !text.includes(part));
    const hasTitle = /\ntitle: ".+"\ndescription: ".+"\n/.test(text);
    const headings = prose(text).match(/^# \S/gm)?.length;
    const isComplete = parts.length === 0 && hasTitle && headings === 1;
    return isComplete ? [] : [{ address, parts, hasTitle, headings }];
  });
  expect(incomplete).toEqual([]);
});

test('the Markdown has the headings of the page with their ids, and no tag of a component', () => {
  const problems = pages.flatMap((route) => {
    const text = prose(route.text);
    const ids = idsOf(fileOf(route).replace(/md$/, 'html'));
    const named = [...text.matchAll(/^#{2,4} .*\{#([\w-]+)\}$/gm)];
    const missing = named.filter(([, id = '']) => !ids?.has(id));
    return [...(text.match(/<\/?[A-Z]\w*/g) ?? []), ...missing.map(([line]) => line)].map(
      (one) => `${route.address}: ${one}`,
    );
  });
  expect(problems).toEqual([]);
});

test('the Markdown has characters instead of HTML entities', () => {
  const entities = pages.flatMap(({ address, text }) =>
    (prose(text).match(/&(?:#\w+|[a-z]+);/gi) ?? []).map((one) => `${address}: ${one}`),
  );
  expect(entities).toEqual([]);
});

test('links of the Markdown lead to Markdown that is there', () => {
  const targets = new Map<string, string>();
  for (const { address, text } of pages)
    for (const [, target = ''] of prose(text).matchAll(/\]\(([^)\s]+)/g))
      if (!target.startsWith('#')) targets.set(target, address);
  expect(targets.size).toBeGreaterThan(100);
  const wrong = [...targets].filter(([target]) => {
    const full = !namesOrigin && target.startsWith('/') ? origin + target : target;
    if (!full.startsWith(root)) return !/^https?:/.test(full);
    return full.includes('.html') || !isThere(full);
  });
  expect(wrong, 'links, and the pages that they are on').toEqual([]);
});

test('samples, cards, tabs and what options are for are in the Markdown', () => {
  for (const prefix of ['', 'zh/']) {
    const start = built(`${prefix}guide/start/quick-start.md`);
    expect(start).toContain('```ts title="src/index.ts"\n');
    expect(start).toContain('```js title="dist/index.js"\n');
    // The commands of the other package managers follow from npm's.
    expect(start).toContain('samples/first-library)');
    expect(start).toContain('```sh [npm]\nnpm create rslib@latest');
    expect(start).not.toContain('pnpm create rslib@latest\n');
    expect(built(`${prefix}config/lib/format.md`)).toContain("|`'esm' \\| 'cjs' \\| ");
    const purposes: Record<string, { en: string; zh: string }> = JSON.parse(
      readFileSync('packages/facts/src/read/purposes.json', 'utf8'),
    );
    const overview = built(`${prefix}config/index.md`);
    for (const [address, purpose] of Object.entries(purposes))
      expect(overview, address).toContain(prefix === '' ? purpose.en : purpose.zh);
  }
});

for (const { lang } of locales) {
  const prefix = lang === locales[0].lang ? '' : `${lang}/`;
  const own = pages.filter((page) => page.lang === lang);

  test(`${lang}: llms.txt lists every page once, and what it lists is there`, () => {
    const text = built(`${prefix}llms.txt`);
    const listed = [...text.matchAll(/\]\(([^)]+)\)/g)].map(
      ([, address = '']) => address,
    );
    const notOnce = own
      .map((route) => root + fileOf(route))
      .filter((address) => listed.filter((one) => one === address).length !== 1);
    expect(notOnce).toEqual([]);
    expect(listed.filter((address) => !isThere(address))).toEqual([]);
    expect(text).toContain(`@rslib/core ${version}`);
  });

  test(`${lang}: llms-full.txt holds the Markdown of every page`, () => {
    const full = built(`${prefix}llms-full.txt`);
    expect(own.filter(({ text }) => !full.includes(text))).toEqual([]);
  });

  test(`${lang}: the feed and the sitemap have each page with the date of its last commit`, () => {
    const xml = built(`${prefix}rss.xml`);
    expect(xml).toContain(`<atom:link href="${root}${prefix}rss.xml" rel="self"`);
    const changes = lastChanges('docs');
    const sourceOf = (address: string) => {
      const page = address.slice((root + prefix).length).replace(/^$|\/$/, '$&index');
      return path.resolve('docs', lang, `${page}.mdx`);
    };
    /** When a page was last changed; without the whole history nobody knows. */
    const dateOf = (address: string) => changes.get(sourceOf(address))?.date;
    const items = xml.split('<item>').slice(1);
    // Overviews of groups only list pages, so nobody follows their changes.
    const followed = own.filter(
      ({ address }) =>
        !readFileSync(sourceOf(address), 'utf8').includes('\nsearch: false\n'),
    );
    expect(items).toHaveLength(followed.length);
    const wrong = items.filter((item) => {
      const link = /<link>([^<]*)</.exec(item)?.[1] ?? '';
      if (!own.some(({ address }) => address === link)) return true;
      const moment = /<pubDate>([^<]*)</.exec(item)?.[1];
      const date = dateOf(link);
      if (moment === undefined) return date !== undefined;
      const id = `<guid isPermaLink="false">${link}@${date?.slice(0, 10)}<`;
      return Date.parse(moment) !== Date.parse(date ?? '') || !item.includes(id);
    });
    expect(wrong).toEqual([]);
    expect(xml.includes('<lastBuildDate>')).toBe(changes.size > 0);
    const sitemap = built('sitemap.xml').split('<url>').slice(1);
    // Sections that only list their pages have no file of their own.
    const edited = own.filter(({ address }) => dateOf(address) !== undefined);
    expect(edited.length > 0).toBe(changes.size > 0);
    const dates = edited.map(({ address }) => {
      const entry = sitemap.find((one) => one.includes(`<loc>${address}</loc>`));
      return [address, /<lastmod>([^<]*)</.exec(entry ?? '')?.[1]];
    });
    expect(dates).toEqual(edited.map(({ address }) => [address, dateOf(address)]));
  });
}
