// What the HTML of pages says before any script, to readers and browsers.
// To run it: npm run build && npx playwright test tests/content/markup.spec.ts --project=content
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  attribute,
  type BuiltPage,
  lineage,
  parseBuilt,
  select,
  textOf,
} from '@site/pages/html';
import { base, origin } from '@site/settings';
import { languages } from '../support/languages.ts';
import { siteOutput } from '../support/site.ts';

const built = (file: string) => readFileSync(path.join(siteOutput, file), 'utf8');
const parsed = (file: string) => parseBuilt(file, built(file));

/** Texts of the elements with a class. */
const texts = (page: BuiltPage, name: string) =>
  page.elements
    .filter((one) => attribute(one, 'class')?.split(' ').includes(name))
    .map(textOf);

for (const { lang, prefix, text } of languages) {
  test(`${lang}: a callout without a title has one in the language of the page`, () => {
    const page = parsed(`${prefix}guide/advanced/module-federation.html`);
    expect(texts(page, 'rp-callout__title')).toContain(text('calloutWarning'));
  });

  test(`${lang}: browsers find the OpenSearch description, which leads to the search of its language`, () => {
    const page = parsed(`${prefix}guide/start/index.html`);
    const links = select(page, 'link').filter(
      (one) => attribute(one, 'rel') === 'search',
    );
    expect(links.map((one) => [attribute(one, 'type'), attribute(one, 'href')])).toEqual([
      ['application/opensearchdescription+xml', `${base}${prefix}opensearch.xml`],
    ]);
    expect(built(`${prefix}opensearch.xml`)).toContain(
      `template="${origin}${base}${prefix}?q={searchTerms}"`,
    );
  });

  test(`${lang}: a term has its definition on the page, with a link to the glossary`, () => {
    const page = parsed(`${prefix}guide/basic/output-structure.html`);
    const card = page.elements.find((one) => attribute(one, 'id') === 'term-bundleless');
    const definition = {
      en: 'emits one output file per source file',
      zh: '每个源文件对应一个产物文件',
    }[lang];
    expect(card && textOf(card)).toContain(definition);
    const links = select(page, 'a').filter((one) =>
      [...lineage(one)].some((around) => around === card),
    );
    expect(links.map((one) => attribute(one, 'href'))).toEqual([
      `${base}${prefix}guide/start/glossary#bundleless`,
    ]);
  });
}
