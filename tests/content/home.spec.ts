// The home page, as HTML.
import { expect, test } from '@playwright/test';
import { attribute, textOf } from '@site/mdx/html';
import { toolStack } from '@site/theme/tool-stack/tools';
import { languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';
import { isBuilt } from '../support/site.ts';

for (const { lang, prefix, text } of languages) {
  test(`${lang}: title, description, icon and logo are those of the site, in its language`, () => {
    const page = builtPage(prefix);
    expect(textOf(first(page, 'title'))).toBe(`Rslib - ${text('subtitle')}`);
    expect(attribute(first(page, 'meta', { name: 'description' }), 'content')).toMatch(
      lang === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u,
    );
    const icons = valuesOf(find(page, 'link', { rel: 'icon' }), 'href');
    expect(icons).toContain('/favicon.svg');
    expect([...icons, '/logo.svg'].filter((file) => !isBuilt(file))).toEqual([]);
    const logo = first(first(page, 'header'), 'a', { href: `/${prefix}` });
    expect(valuesOf(find(logo, 'img'), 'src')).toEqual(['/logo.svg']);
    expect(textOf(logo)).toBe('Rslib');
  });

  test(`${lang}: the heading is a promise, above it and below it what Rslib is`, () => {
    const main = first(builtPage(prefix), 'main');
    expect(textOf(first(main, 'h1'))).toBe(text('promise').replace('\n', ' '));
    const texts = find(main, 'p').map(textOf);
    expect(texts.slice(0, 2)).toEqual([text('subtitle'), text('slogan')]);
    expect(find(builtPage(prefix), 'div', { id: 'site-sidebar' })).toEqual([]);
  });

  test(`${lang}: five cards lead to the tools of the stack, in a new tab`, () => {
    const stack = first(builtPage(prefix), '*', { 'data-tool-stack': true });
    expect(find(stack, 'h2').map(textOf)).toEqual([text('toolStackTitle')]);
    expect(find(stack, 'p').map(textOf)).toContain(text('toolStackDesc'));
    const cards = find(stack, 'a').map((card) => ({
      isDescribed: toolStack.some(
        ({ name, desc }) =>
          textOf(card).includes(name) && textOf(card).includes(desc[lang]),
      ),
      href: attribute(card, 'href'),
      target: attribute(card, 'target'),
      monograms: find(card, '*', { 'data-monogram': true }).length,
    }));
    expect(cards).toEqual(
      toolStack.map(({ url }) => ({
        isDescribed: true,
        href: url[lang],
        target: '_blank',
        monograms: 1,
      })),
    );
    // The bundler, the build tool of applications, the site generator, the analyzer and this tool.
    expect(toolStack.map(({ name }) => name)).toEqual([
      'Rspack',
      'Rsbuild',
      'Rspress',
      'Rsdoctor',
      'Rslib',
    ]);
  });
}
