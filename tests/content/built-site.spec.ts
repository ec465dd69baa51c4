// What every page of the built site must contain.
// To run it: npm run build && npx playwright test built-site --project=content
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attribute, type BuiltPage, type Element, lineage, textOf } from '@site/mdx/html';
import { base, origin } from '@site/settings';
import { builtPages, find, first } from '../support/parts.ts';
import { routes } from '../support/routes.ts';

let pages: readonly BuiltPage[] = [];
test.beforeAll(() => {
  pages = builtPages();
});

test('every page has one h1, one main and no id twice', () => {
  const wrong = pages.flatMap((page) => {
    // A drawing that is shown twice repeats its ids, which mean the same thing.
    const ids = page.elements
      .filter((one) => [...lineage(one)].every(({ tagName }) => tagName !== 'svg'))
      .flatMap((one) => attribute(one, 'id') ?? []);
    const counts = ['h1', 'main'].map((tag) => `${find(page, tag).length} ${tag}`);
    return [
      ...counts.filter((count) => !count.startsWith('1 ')),
      ...ids.filter((id, index) => ids.indexOf(id) < index),
    ].map((what) => `${page.file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('every page works without scripts, asks for no personal data, and names its prerendering rules', () => {
  const wrong = pages.filter((page) => {
    const main = first(page, 'main');
    const rules = textOf(first(page, 'script', { type: 'speculationrules' }));
    const asks = [
      ...find(page, 'input', { type: 'password' }),
      ...find(page, 'input', { type: 'email' }),
      ...find(page, 'form', { method: 'post' }),
    ];
    return (
      textOf(first(main, 'h1')) === '' ||
      textOf(main).length < 100 ||
      find(main, 'a', { href: true }).length === 0 ||
      JSON.parse(rules).prerender[0].eagerness !== 'moderate' ||
      asks.length > 0
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('Enter in a form never leaves the page, so what is typed stays', () => {
  const forms = pages.flatMap((page) =>
    find(page, 'form').map((form) => `${page.file}: ${attribute(form, 'method')}`),
  );
  expect(forms.length).toBeGreaterThan(pages.length);
  expect(forms.filter((form) => !form.endsWith(': dialog'))).toEqual([]);
});

test('the first link of every page skips the bar to its content', () => {
  const others = pages.filter((page) => {
    const skips = attribute(first(page, 'a'), 'href') === '#content';
    const content = page.elements.find((one) => attribute(one, 'id') === 'content');
    return !skips || content?.tagName !== 'main';
  });
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('every picture has an alt text and a size', () => {
  const wrong = pages.flatMap((page) =>
    find(page, 'img')
      .filter((image) => {
        const [width, height, alt] = ['width', 'height', 'alt'].map((name) =>
          attribute(image, name),
        );
        return alt === undefined || !/^\d+ \d+$/.test(`${width} ${height}`);
      })
      .map((image) => `${page.file}: ${attribute(image, 'src')}`),
  );
  expect(wrong).toEqual([]);
});

/** Elements whose text is code. */
const codeTags = ['code', 'pre', 'script', 'style', 'template'];

/** The texts of an element and of its attributes; that of an only child is the child's. */
function textsOf(element: Element): string[] {
  const { childNodes } = element;
  const own = childNodes.filter(({ nodeName }) => nodeName === '#text').map(textOf);
  const named = ['aria-label', 'placeholder', 'title', 'alt'].map((name) =>
    attribute(element, name)?.trim(),
  );
  const whole = childNodes.length > 1 ? [textOf(element)] : [];
  return [...own, ...whole, ...named].filter((text) => text !== undefined);
}

function isCodeOrEnglish(element: Element): boolean {
  return [...lineage(element)].some(
    (one) =>
      codeTags.includes(one.tagName) ||
      (one.tagName !== 'html' && attribute(one, 'lang')?.startsWith('en')),
  );
}

test('no English text of the interface is on a Chinese page', () => {
  const textsIn = (file: string) => {
    const texts: Record<string, { en: string; zh: string }> = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return Object.values(texts);
  };
  const all = [
    ...textsIn('theme/i18n.json'),
    ...textsIn('packages/base-theme/src/browser/i18n.json'),
    // Single words are on Chinese pages for other reasons: `files` is a field of package.json.
    ...textsIn('packages/workbench/src/browser/parts/texts.json').filter(({ en }) =>
      en.includes(' '),
    ),
  ];
  const chinese = new Set(all.map(({ zh }) => zh));
  const english = new Set(all.map(({ en }) => en).filter((en) => !chinese.has(en)));
  expect(english.size).toBeGreaterThan(50);
  const found = pages
    .filter(({ language }) => language === 'zh')
    .flatMap((page) =>
      page.elements.flatMap((element) => {
        const shown = textsOf(element).find((text) => english.has(text));
        return shown && !isCodeOrEnglish(element) ? `${page.file}: ${shown}` : [];
      }),
    );
  expect(found).toEqual([]);
});

test('the sitemap lists every page once, and nothing else', () => {
  const found = pages.filter(({ notFound }) => !notFound);
  const addresses = found.map(({ address }) =>
    encodeURI(origin + base + address.slice(1)),
  );
  expect(
    routes()
      .map(({ address }) => address)
      .sort(),
  ).toEqual(addresses.sort());
});
