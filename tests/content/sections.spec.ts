// What is sent to a reader does not grow with pages of other sections: npx playwright test tests/content/sections.spec.ts --project=content
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { base, locales } from '../../site.ts';
import { sectionOf, sectionsOf } from '../../tools/rspress/sections/section.ts';
import { routes } from '../support/routes.ts';
import { siteOutput } from '../support/site.ts';
import { builtScripts, repositoryFile } from './built.ts';

const langs = locales.map(({ lang }) => lang);
const pages = routes().map(({ lang, path: address }) => {
  const rest = address.slice(base.length).replace(/^zh\//, '');
  const name = rest === '' || rest.endsWith('/') ? `${rest}index` : rest;
  const html = `${siteOutput}/${lang === 'zh' ? 'zh/' : ''}${name}.html`;
  const [, hash] = /\/route-\w+\.(\w+)\.js/.exec(readFileSync(html, 'utf8')) ?? [];
  if (!hash) throw new Error(`${html} names no script of its own.`);
  return { file: `${lang}/${name}`, hash };
});
const sections = sectionsOf(
  pages.map(({ file }) => file),
  langs,
  langs[0] ?? '',
);
const scripts = builtScripts();
const script = (wanted: string) => {
  const [found, second] = scripts.filter(({ name }) => name === wanted);
  if (!found || second) throw new Error(`There is not one script called ${wanted}.`);
  return found.text;
};

/** The pages that a script knows: by the path of the file, in the list of routes and in the sidebar, or by the name of the page's script. */
const knownIn = (text: string) =>
  pages
    .filter(({ file, hash }) => text.includes(`"${file}"`) || text.includes(`"${hash}"`))
    .map(({ file }) => file);

test('the entry knows the pages of no section', () => {
  expect(sections.length).toBeGreaterThanOrEqual(4);
  const top = pages.filter(({ file }) => !sectionOf(file, sections));
  expect(knownIn(script('index'))).toEqual(top.map(({ file }) => file));
});

for (const section of sections)
  test(`the script of ${section.begin} knows its own pages, all of them, and no others`, () => {
    const text = script(section.name);
    const own = pages.filter(({ file }) => file.startsWith(section.folder));
    expect(knownIn(text)).toEqual(own.map(({ file }) => file));
    for (const { hash } of own) expect(text).toContain(`"${hash}"`);
  });

test('the entry has no address in a sidebar but those of the bar', () => {
  const bar = langs.map((lang) => repositoryFile(`docs/${lang}/_nav.json`)).join();
  const addresses = script('index').match(/"\/(?:zh\/)?(?:guide|config)\/[^"(]*"/g) ?? [];
  const others = addresses.filter((address) => {
    const [, link = ''] =
      /^"\/(?:zh\/)?(.*?)(?:index\.html|\.html)?"$/.exec(address) ?? [];
    return !bar.includes(`"/${link}"`);
  });
  expect(others).toEqual([]);
});
