// Without scripts, every page can be read and left; nothing asks for personal data.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attribute, select, textOf } from '@site/pages/html';
import { base } from '@site/settings';
import { routes } from '../support/routes.ts';
import { selectedPages } from '../support/selected-pages.ts';
import { siteOutput } from '../support/site.ts';
import { builtPage, find, first } from './parts.ts';

test('a page has its heading, its text and links, and says how it is prerendered', () => {
  const bad = selectedPages().flatMap(({ path }) => {
    const page = builtPage(path.slice(base.length));
    const main = first(page, 'main');
    const rules = select(page, 'script')
      .filter((script) => attribute(script, 'type') === 'speculationrules')
      .map((script) => JSON.parse(textOf(script)).prerender[0].eagerness);
    const found = {
      headings: find(main, 'h1').map(textOf).filter(Boolean).length,
      text: textOf(main).length > 100,
      links: find(main, 'a', { href: true }).length > 0,
      rules: rules.join(),
    };
    const isGood =
      found.headings === 1 && found.text && found.links && found.rules === 'moderate';
    return isGood ? [] : [{ path, ...found }];
  });
  expect(bad).toEqual([]);
});

test('no page asks for personal data', () => {
  const asks = routes().filter(({ path }) => {
    const name = path.slice(base.length).replace(/(^|\/)$/, '$1index');
    return /type="(?:password|email)"|<form\b[^>]*method="post"/i.test(
      readFileSync(`${siteOutput}/${name}.html`, 'utf8'),
    );
  });
  expect(asks.map(({ path }) => path)).toEqual([]);
});
