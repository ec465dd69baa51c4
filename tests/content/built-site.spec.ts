// What every page of the built site must hold. The rules, and the tests that make each of them
// fail, are in tools/checks/built and tests/checks.
// To run it: npm run build && npx playwright test --project=content
import { expect, test } from '@playwright/test';
import { recordedFacts } from '@site/facts/facts';
import { base, origin } from '@site/settings';
import { emitted } from '../../tools/checks/built/emitted.ts';
import { builtFlags } from '../../tools/checks/built/flags.ts';
import { head } from '../../tools/checks/built/head.ts';
import { images } from '../../tools/checks/built/images.ts';
import { landmarks } from '../../tools/checks/built/landmarks.ts';
import { languageLinks } from '../../tools/checks/built/language.ts';
import { brokenLinks } from '../../tools/checks/built/links.ts';
import { policy } from '../../tools/checks/built/policy.ts';
import { sitemapMatches } from '../../tools/checks/built/sitemap.ts';
import { untranslated } from '../../tools/checks/built/untranslated.ts';
import { cliRoute } from '../../tools/checks/facts/cli.ts';
import { siteOutput } from '../support/site.ts';
import {
  builtSite,
  explain,
  interfaceStrings,
  repositoryFile,
  specifiedRoutes,
} from './built.ts';

const site = builtSite();

test('every specified address is built in both languages', () => {
  expect(explain(emitted(site, specifiedRoutes()))).toEqual([]);
});

test('every page has a title, a description and its language', () => {
  expect(explain(head(site.pages))).toEqual([]);
});

test('every page has one h1, one main and no id twice', () => {
  expect(explain(landmarks(site.pages))).toEqual([]);
});

test('every link, picture, script and style leads somewhere', () => {
  expect(explain(brokenLinks(site, origin))).toEqual([]);
});

test('links stay in the language of their page', () => {
  expect(explain(languageLinks(site, origin))).toEqual([]);
});

test('the command line shows each flag of each command, and no other', () => {
  const facts = recordedFacts();
  if (!facts)
    throw new Error(
      'packages/facts/src/read/facts.json is missing. Run "npm run facts".',
    );
  expect(site.pages.filter(({ address }) => address.endsWith(cliRoute))).toHaveLength(2);
  expect(explain(builtFlags(facts, site.pages))).toEqual([]);
});

test('every picture has an alt text', () => {
  expect(explain(images(site.pages))).toEqual([]);
});

test('every page has a content security policy and holds nothing that it refuses', () => {
  expect(explain(policy(site.pages))).toEqual([]);
});

test('no English string of the interface is on a Chinese page', () => {
  expect(explain(untranslated(site.pages, interfaceStrings()))).toEqual([]);
});

test('the sitemap lists exactly the pages', () => {
  const xml = repositoryFile(`${siteOutput}/sitemap.xml`);
  expect(explain(sitemapMatches(xml, site.pages, origin + base))).toEqual([]);
});
