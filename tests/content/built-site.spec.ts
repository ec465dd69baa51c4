// What every page of the built site must contain. tests/checks/built.spec.ts makes each check fail.
// To run it: npm run build && npx playwright test built-site --project=content
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Finding, format } from '@site/pages/findings';
import { attribute, type BuiltPage, select } from '@site/pages/html';
import { base, origin } from '@site/settings';
import { images, landmarks } from '../../tools/checks/built/page.ts';
import {
  type InterfaceTexts,
  untranslated,
} from '../../tools/checks/built/untranslated.ts';
import { routes } from '../support/routes.ts';
import { builtPages } from './parts.ts';

// One worker parses the site for all of them.
test.describe.configure({ mode: 'default' });

let pages: readonly BuiltPage[] = [];
test.beforeAll(() => {
  pages = builtPages();
});

/** A failing test shows what to do. */
function expectNone(findings: readonly Finding[]): void {
  expect(findings.map(format)).toEqual([]);
}

test('every page has one h1, one main and no id twice', () => {
  expectNone(landmarks(pages));
});

test('the first link of every page skips the bar to its content', () => {
  const others = pages.filter((page) => {
    const [first] = select(page, 'a');
    const skips = first && attribute(first, 'href') === '#content';
    const content = page.elements.find((one) => attribute(one, 'id') === 'content');
    return !skips || content?.tagName !== 'main';
  });
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('every picture has an alt text and a size', () => {
  expectNone(images(pages));
});

test('every diagram has a description and a drawing for each size of a window', () => {
  const diagrams = pages.flatMap((page) =>
    page.elements
      .filter((one) => attribute(one, 'role') === 'img' && one.tagName === 'div')
      .map((one) => ({
        file: page.file,
        label: attribute(one, 'aria-label') ?? '',
        drawings: one.childNodes.filter(({ nodeName }) => nodeName === 'svg').length,
      })),
  );
  expect(diagrams.length).toBeGreaterThan(15);
  const wrong = diagrams.filter(
    ({ label, drawings }) => !/.{60}[.。]$/.test(label) || drawings !== 2,
  );
  expect(wrong).toEqual([]);
});

test('no English text of the interface is on a Chinese page', () => {
  const texts = (file: string): InterfaceTexts => JSON.parse(readFileSync(file, 'utf8'));
  const explorer = Object.entries(texts('packages/explorer/src/browser/texts.json'))
    // Single words are on Chinese pages for other reasons: `files` is a field of package.json.
    .filter(([, { en }]) => en.includes(' '));
  const all = { ...Object.fromEntries(explorer), ...texts('theme/i18n.json') };
  expectNone(untranslated(pages, all));
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
