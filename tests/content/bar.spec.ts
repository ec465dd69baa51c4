// The bar at the top, in the HTML of pages.
import { expect, test } from '@playwright/test';
import { attribute, textOf } from '@site/mdx/html';
import { family } from '@site/theme/tool-stack/tools';
import { languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';

const bar = (address: string) => first(builtPage(address), 'header');
const tools = ['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest', 'Rslint'];
const newTab = ['_blank', 'noopener noreferrer'];

for (const { lang, prefix, text } of languages) {
  test(`${lang}: the bar has the title, named social links, and no switch for versions`, () => {
    const header = bar(prefix);
    const title = find(header, 'a', { href: `/${prefix}` }).map(textOf);
    expect(title).toEqual(['Rslib']);
    // All fit into the bar, which repeats them in its menu for small screens.
    const expected = [
      ['GitHub', 'https://github.com/web-infra-dev/rslib'],
      ['X', 'https://x.com/rspack_dev'],
      ['Discord', expect.stringMatching(/^https:\/\/discord\.gg\/./)],
    ].map(([name, href]) => [`${name} ${text('newTab')}`, href, ...newTab]);
    const groups = find(header, 'div', { 'data-social-links': true });
    expect(
      groups.map((group) =>
        find(group, 'a').map((link) =>
          ['aria-label', 'href', 'target', 'rel'].map((name) => attribute(link, name)),
        ),
      ),
    ).toEqual([expected, expected]);
    expect(find(header, 'div', { 'data-dropdown': true })).toEqual([]);
  });

  test(`${lang}: the grid icon before the title names and lists the tools of the family`, () => {
    const header = bar(`${prefix}guide/start/quick-start`);
    const [button, title] = find(header, '*').filter(
      (element) =>
        attribute(element, 'popovertarget') === 'tools-popover' ||
        (element.tagName === 'a' && attribute(element, 'href') === `/${prefix}`),
    );
    expect(button && attribute(button, 'aria-label')).toBe(text('familyTools'));
    expect(button && attribute(button, 'aria-expanded')).toBe('false');
    expect(button && attribute(button, 'aria-controls')).toBe('tools-popover');
    expect(title?.tagName).toBe('a');
    const [icon = ''] = button ? valuesOf(find(button, 'path'), 'd') : [];
    const squares = [...icon.matchAll(/M(\d+) (\d+)h4v4h-4z/g)];
    const [columns, rows] = [1, 2].map((at) => new Set(squares.map((one) => one[at])));
    expect([squares.length, columns?.size, rows?.size]).toEqual([9, 3, 3]);
    const panel = first(header, 'div', { id: 'tools-popover' });
    expect(textOf(first(panel, 'p'))).toBe(family.title[lang]);
    const links = find(panel, 'a');
    expect(links.map(textOf)).toEqual(
      family.links.map(({ name, desc }) =>
        expect.stringContaining(`${name}${desc[lang]} ${text('newTab')}`),
      ),
    );
    expect(
      links.map((link) => ['href', 'target', 'rel'].map((name) => attribute(link, name))),
    ).toEqual(family.links.map(({ url }) => [url[lang], ...newTab]));
    expect(family.links.map(({ name }) => name)).toEqual(tools);
    expect(family.links.filter(({ desc }) => desc[lang].length < 10)).toEqual([]);
    const isChinese = family.links.map(({ desc, url }) => [
      /\p{Script=Han}/u.test(desc[lang]),
      url[lang].endsWith('/zh/'),
    ]);
    expect(isChinese).toEqual(tools.map(() => [lang === 'zh', lang === 'zh']));
    expect(valuesOf(find(panel, 'span', { 'data-logo': true }), 'data-logo')).toEqual(
      family.links.map(({ name }) =>
        expect.stringMatching(`^https://assets.rspack.rs/${name.toLowerCase()}/.`),
      ),
    );
    // Logos are loaded only once they are looked at.
    expect(find(panel, 'img')).toEqual([]);
    const monograms = find(panel, 'span', { 'data-monogram': true }).map(textOf);
    expect(new Set(monograms).size).toBe(family.links.length);
  });
}
