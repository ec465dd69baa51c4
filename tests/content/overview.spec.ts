// Pages that list the pages of a section, as HTML.
import { expect, test } from '@playwright/test';
import { attribute, type Element, lineage, textOf } from '@site/mdx/html';
import { base } from '@site/settings';
import { languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';

const paths = routes().map(({ path }) => path.slice(base.length));
/** Whether it is seen as soon as the disclosures around it are open. */
const canBeSeen = (element: Element) =>
  [...lineage(element)].every(
    (one) =>
      attribute(one, 'hidden') === undefined &&
      (one.tagName !== 'details' || find(one, 'summary').length === 1),
  );

for (const { lang, prefix, text } of languages) {
  const main = (address: string) => first(builtPage(prefix + address), 'main');
  const links = (address: string, href: string) =>
    find(main(address), 'a', { href: `/${prefix}${href}` });
  /** What is beside the name of an option. */
  const entry = (href: string) => {
    const parent = links('config/', href)[0]?.parentNode;
    return parent ? textOf(parent) : '';
  };

  test(`${lang}: Rslib and Rsbuild options are two groups, with every page`, () => {
    const overview = main('config/');
    expect(find(overview, 'h2')).toHaveLength(2);
    const listed = valuesOf(find(overview, 'a', { class: 'rp-link' }), 'href');
    const pages = paths
      .filter((path) => RegExp(`^${prefix}config/.`).test(path))
      .map((path) => `/${path}`);
    expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
    const filter = first(overview, 'input', { type: 'search' });
    expect(attribute(filter, 'placeholder')).toBe(text('overview.filterPlaceholderText'));
    const label = first(overview, 'label', { for: attribute(filter, 'id') ?? '' });
    expect(textOf(label)).toBe(text('overview.filterNameText'));
  });

  test(`${lang}: an option has its purpose, its type and its default`, () => {
    const [format, bundle] =
      lang === 'en'
        ? [
            'Module format: ESM, CJS, UMD, IIFE or Module Federation.',
            'Bundles the declarations of each entry into one file.',
          ]
        : [
            '模块格式：ESM、CJS、UMD、IIFE 或模块联邦。',
            '把每个入口的类型声明合并为一个文件。',
          ];
    expect(entry('config/lib/format')).toContain(format);
    expect(entry('config/lib/dts#dtsbundle')).toContain(bundle);
    expect(entry('config/lib/dts#dtsabortonerror')).toMatch(/ boolean = true /);
    expect(entry('config/lib/out-base')).not.toContain('=');
  });

  test(`${lang}: headings of depth 2 and 3 of all pages are listed visibly`, () => {
    const overview = main('config/');
    const pages = paths.filter((path) => RegExp(`^${prefix}config/.`).test(path));
    const headings = (tags: readonly string[]) =>
      pages.flatMap((path) => {
        const text = first(builtPage(path), 'main');
        const ids = tags.flatMap((tag) => valuesOf(find(text, tag), 'id'));
        return ids.map((id) => `/${path}#${id}`);
      });
    const listed = find(overview, 'a')
      .filter(canBeSeen)
      .flatMap((link) => attribute(link, 'href') ?? [])
      .filter((href) => href.includes('#'));
    const expected = headings(['h2', 'h3']);
    expect(expected.length).toBeGreaterThan(400);
    expect(expected.filter((href) => !listed.includes(href))).toEqual([]);
    expect(headings(['h4']).filter((href) => listed.includes(href))).toEqual([]);
  });

  test(`${lang}: a section begins with advice and says what each page is for`, () => {
    const address = 'guide/migration/';
    expect(textOf(first(main(address), 'h1'))).toMatch(/Migrate to Rslib|迁移到 Rslib/);
    const [advice] = find(main(address), 'p');
    const convert = `/${prefix}guide/migration/convert`;
    expect(advice && valuesOf(find(advice, 'a'), 'href')[0]).toBe(convert);
    const pages = paths.filter((path) => RegExp(`^${prefix}${address}.`).test(path));
    const items = find(main(address), 'li', { class: 'Overview-module-page' });
    expect(items).toHaveLength(pages.length);
    expect(items.map(textOf).filter((line) => line.length < 20)).toEqual([]);
    expect(
      pages.filter((page) => find(main(address), 'a', { href: `/${page}` }).length === 0),
    ).toEqual([]);
  });

  test(`${lang}: every group of the guide has an overview of its pages`, () => {
    const overviews = paths.filter(
      (path) =>
        RegExp(`^${prefix}guide/\\w+/$`).test(path) &&
        find(builtPage(path), 'div', { class: 'rp-overview' }).length > 0,
    );
    expect(overviews.length).toBeGreaterThan(6);
    for (const path of overviews) {
      const sidebar = first(builtPage(path), 'nav', {
        'aria-label': text('sidebarNavigation'),
      });
      const group = find(sidebar, 'details').find(
        (one) => attribute(one, 'open') !== undefined,
      );
      const inGroup = group ? valuesOf(find(group, 'a'), 'href') : [];
      const page = first(builtPage(path), 'main');
      const listed = find(page, 'li', { class: 'Overview-module-page' }).map(
        (item) => valuesOf(find(item, 'a'), 'href')[0],
      );
      expect(listed, path).toEqual(inGroup.filter((href) => href !== `/${path}`));
      expect(find(page, 'p').map(textOf).join(''), path).toMatch(/.{80}/);
    }
  });
}
