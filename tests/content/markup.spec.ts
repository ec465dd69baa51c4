// What the HTML of pages says before any script, to readers and browsers.
// To run it: npm run build && npx playwright test tests/content/markup.spec.ts --project=content
import { expect, test } from '@playwright/test';
import { attribute, textOf } from '@site/mdx/html';
import { base, origin } from '@site/settings';
import { languages } from '../languages.ts';
import { builtPage, find } from '../support/parts.ts';
import { built } from '../support/site.ts';

for (const { lang, prefix, text } of languages) {
  test(`${lang}: a callout without a title has one in the language of the page`, () => {
    const page = builtPage(`${prefix}guide/advanced/module-federation`);
    const titles = find(page, '*', { class: 'rp-callout__title' }).map(textOf);
    expect(titles).toContain(text('calloutWarning'));
  });

  test(`${lang}: browsers find the OpenSearch description of the page's language`, () => {
    const links = find(builtPage(`${prefix}guide/start/`), 'link', { rel: 'search' });
    expect(links.map((one) => [attribute(one, 'type'), attribute(one, 'href')])).toEqual([
      ['application/opensearchdescription+xml', `${base}${prefix}opensearch.xml`],
    ]);
    expect(built(`${prefix}opensearch.xml`)).toContain(
      `template="${origin}${base}${prefix}?q={searchTerms}"`,
    );
  });
}
