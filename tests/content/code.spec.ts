// Code of the pages, as HTML.
import { expect, test } from '@playwright/test';
import { attribute, type Element, textOf } from '@site/mdx/html';
import { languages } from '../languages.ts';
import { builtPage, find, first } from '../support/parts.ts';

const quickStart = 'guide/start/quick-start';
/** By package manager; yarn knows no tag there. */
const commands = {
  npm: 'npm create rslib@latest',
  yarn: 'yarn create rslib',
  pnpm: 'pnpm create rslib@latest',
  bun: 'bun create rslib@latest',
};
const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

for (const { lang, prefix, text } of languages) {
  test(`${lang}: code is highlighted in the HTML, without numbers of lines`, () => {
    const blocks = find(builtPage(prefix + quickStart), 'pre');
    const block = blocks.find((pre) => textOf(pre).includes('@rslib/core'));
    const tokens = block
      ? find(block, 'span').flatMap((one) => attribute(one, 'class'))
      : [];
    // Keywords, strings and punctuation.
    expect(tokens).toEqual(expect.arrayContaining(['line', 'k', 's', 'p']));
    const numbered = find(builtPage(prefix + quickStart), '*').filter((element) =>
      /line-numbers|has-line-number/.test(attribute(element, 'class') ?? ''),
    );
    expect(numbered).toEqual([]);
  });

  test(`${lang}: marked lines are highlighted, and only those`, () => {
    const marked = find(builtPage(`${prefix}config/lib/format`), 'pre')
      .map((pre) => find(pre, 'span', { class: 'line' }))
      .map((lines) => lines.map((line) => hasClass(line, 'highlighted')))
      .find((lines) => lines.includes(true));
    expect(marked).toContain(false);
  });

  test(`${lang}: code has the name of its file and named buttons`, () => {
    const page = builtPage(prefix + quickStart);
    expect(find(page, 'label').map(textOf)).toEqual(
      expect.arrayContaining([expect.stringContaining('rslib.config.ts')]),
    );
    expect(find(page, 'pre').map((pre) => attribute(pre, 'aria-label'))).toEqual(
      expect.arrayContaining([expect.stringContaining('rslib.config.ts')]),
    );
    const blocks = find(builtPage(`${prefix}config/lib/format`), 'div', {
      class: 'rp-codeblock',
    });
    const titles = blocks.map((block) =>
      find(block, 'div', { class: 'rp-codeblock__title' }).map(textOf).join(),
    );
    expect(titles, 'outside of tabs, with a title and without').toEqual(
      expect.arrayContaining(['dist/index.js', '']),
    );
    const names = find(page, 'div', { class: 'rp-code-button-group' }).map((group) =>
      find(group, 'button').map((button) => attribute(button, 'aria-label')),
    );
    expect(names.length).toBeGreaterThan(3);
    const expected = [text('wrapCode'), text('copyCode')];
    expect(names.filter((one) => one.join() !== expected.join())).toEqual([]);
  });

  test(`${lang}: commands are in the page for npm, yarn, pnpm and bun`, () => {
    const page = builtPage(prefix + quickStart);
    const tabs = find(page, 'div', { class: 'rp-tabs' }).find((one) =>
      textOf(one).includes('create rslib'),
    );
    if (!tabs) throw new Error('The page has no tabs with commands.');
    const labels = find(first(tabs, '*', { role: 'radiogroup' }), 'label');
    expect(labels.map(textOf)).toEqual(Object.keys(commands));
    expect(find(tabs, 'pre').map(textOf)).toEqual(Object.values(commands));
  });
}
