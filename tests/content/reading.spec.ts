// What surrounds the text of a page, as HTML, on a page of each kind and on those that changed.
import { expect, test } from '@playwright/test';
import { hasFullHistory } from '@site/machine-readable';
import { attribute, type BuiltPage, type Element, lineage, textOf } from '@site/mdx/html';
import { base, docsRepository, origin } from '@site/settings';
import { english, languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';
import { selectedPages } from '../support/selected-pages.ts';

const addresses = selectedPages().map(({ path }) => path.slice(base.length));
/** Pages in a sidebar: all but the home page, the playground and the lists of a section's pages. */
const documents = addresses.filter(
  (address) => !/^(?:zh\/)?(?:playground\/|guide\/(?:\w+\/)?)?$/.test(address),
);

const textsOf = (page: BuiltPage) =>
  (languages.find(({ lang }) => lang === page.language) ?? english).text;

/** The addresses of the pages for which `isRight` is false. */
const wrong = (all: readonly string[], isRight: (page: BuiltPage) => boolean) =>
  all.filter((address) => !isRight(builtPage(address)));

const outlineOf = (page: BuiltPage) => {
  const [outline] = find(page, 'nav', { class: 'rp-outline' });
  const title = outline && find(outline, 'p')[0];
  return title && textOf(title) === textsOf(page)('outlineTitle') ? outline : undefined;
};

const isNamedBy = (element: Element, label: Element | undefined) =>
  label !== undefined && attribute(element, 'aria-labelledby') === attribute(label, 'id');

test('each section has its own pages in a named sidebar, which marks the current one', () => {
  const bad = wrong(documents, (page) => {
    const name = textsOf(page)('sidebarNavigation');
    const sidebar = first(page, 'nav', { 'aria-label': name });
    const section = /^\/(?:zh\/)?[^/]+\//.exec(page.address)?.[0] ?? '';
    const links = valuesOf(find(sidebar, 'a'), 'href');
    const current = valuesOf(find(sidebar, 'a', { 'aria-current': 'page' }), 'href');
    return (
      links.length > 5 &&
      links.every((href) => href.startsWith(section)) &&
      current.join() === page.address
    );
  });
  expect(bad).toEqual([]);
});

test('the outline is a titled region with every heading of depth 2 to 4', () => {
  // An overview has none.
  const withOutline = documents.filter((address) => !/config\/$/.test(address));
  // One whose headings have backticks in their code, and one with headings of depth 4.
  const all = [...withOutline, 'guide/faq/errors', 'zh/config/lib/dts'];
  const bad = wrong(all, (page) => {
    const outline = outlineOf(page);
    const headings = find(first(page, 'main'), '*', { class: 'rp-toc-include' })
      .filter(({ tagName }) => /^h[234]$/.test(tagName))
      .map((heading) => `#${attribute(heading, 'id')} ${textOf(heading).slice(1)}`);
    if (headings.length === 0) return outline === undefined;
    return (
      outline !== undefined &&
      isNamedBy(outline, find(outline, 'p')[0]) &&
      find(outline, 'a')
        .map((link) => `${attribute(link, 'href')} ${textOf(link)}`)
        .join() === headings.join()
    );
  });
  expect(bad).toEqual([]);
});

test("a heading's link to itself is hidden from keyboards and screen readers", () => {
  const bad = wrong(documents, (page) =>
    find(first(page, 'main'), 'a', { class: 'rp-header-anchor' }).every((anchor) => {
      const heading = [...lineage(anchor)][1];
      return (
        heading !== undefined &&
        attribute(anchor, 'href') === `#${attribute(heading, 'id')}` &&
        attribute(anchor, 'aria-hidden') === 'true' &&
        attribute(anchor, 'tabindex') === '-1'
      );
    }),
  );
  expect(bad).toEqual([]);
});

for (const { lang, prefix, text } of languages) {
  const neighbours = (address: string) =>
    find(
      first(builtPage(prefix + address), 'nav', { 'aria-label': text('neighbourPages') }),
      'a',
    ).map((link) => [textOf(first(link, 'span')), attribute(link, 'href')]);

  test(`${lang}: previous and next page are the neighbours in the sidebar`, () => {
    const hrefs = valuesOf(
      find(
        first(builtPage(`${prefix}guide/basic/output-structure`), 'nav', {
          'aria-label': text('sidebarNavigation'),
        }),
        'a',
      ),
      'href',
    );
    const place = hrefs.indexOf(`/${prefix}guide/basic/output-structure`);
    const [previous, next] = [text('prevPageText'), text('nextPageText')];
    expect(neighbours('guide/basic/output-structure')).toEqual([
      [previous, hrefs[place - 1]],
      [next, hrefs[place + 1]],
    ]);
    // The first and the last page of a section.
    const ends = [hrefs[0], hrefs.at(-1)].map((href = '') =>
      neighbours(href.slice(1 + prefix.length)).map(([name]) => name),
    );
    expect(ends).toEqual([[next], [previous]]);
  });

  test(`${lang}: below the text are the date, the source and a form for problems`, () => {
    const source = 'guide/basic/output-structure';
    const footer = first(builtPage(prefix + source), 'footer');
    const dates = find(footer, '*', { class: 'rp-last-updated' }).map(textOf);
    // Without the whole git history there are no dates.
    expect(dates).toEqual(
      hasFullHistory('docs')
        ? [expect.stringMatching(RegExp(`^${text('lastUpdatedText')}.*\\b20\\d\\d\\b`))]
        : [],
    );
    const edit = find(footer, 'a').filter(
      (link) => textOf(link) === text('editLinkText'),
    );
    expect(edit.map((link) => attribute(link, 'target'))).toEqual(['_blank']);
    expect(valuesOf(edit, 'href')).toEqual([`${docsRepository}/${lang}/${source}.mdx`]);
    expect(docsRepository).toMatch(
      /^https:\/\/github\.com\/web-infra-dev\/rslib\/.+\/docs$/,
    );
  });

  test(`${lang}: the form for problems knows page and version, without scripts, too`, () => {
    for (const path of [
      'guide/basic/cli',
      'config/',
      'guide/output/',
      'config/lib/dts',
    ]) {
      const address = `${origin}${base}${prefix}${path}`;
      const links = find(first(builtPage(prefix + path), 'main'), 'a').filter((link) =>
        textOf(link).startsWith(text('reportProblem')),
      );
      const form = new URL(valuesOf(links, 'href')[0] ?? '');
      expect(form.href).toMatch(/^https:\/\/github\.com\/.+\/issues\/new\?/);
      expect(Object.fromEntries(form.searchParams)).toMatchObject({
        details: `Page: ${address}\n`,
        repro: address,
        versions: expect.stringMatching(/^@rslib\/core \d+\.\d+\.\d+/),
      });
    }
  });
}
