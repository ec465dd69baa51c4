import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineOfElement,
  select,
} from '@site/pages/html';
import { fileFor, targetOf } from './address.ts';
import { type BuiltSite, inOutput } from './site.ts';

/**
 * Finds links that take a reader into the other language unasked. A link to another language says
 * so with `hreflang`, as the language switcher does. Files that are no pages belong to all
 * languages. `origin` is the published origin of the site.
 */
export function languageLinks(site: BuiltSite, origin: string): Finding[] {
  return site.pages.flatMap((page) =>
    select(page, 'a').flatMap((link) => {
      const href = attribute(link, 'href');
      if (href === undefined || attribute(link, 'hreflang') !== undefined) return [];
      return leavesLanguage(href, page, site, origin) ? [finding(page, link, href)] : [];
    }),
  );
}

function leavesLanguage(
  href: string,
  page: BuiltPage,
  site: BuiltSite,
  origin: string,
): boolean {
  if (!URL.canParse(href, origin)) return false;
  const target = targetOf(href, page.address, site.base, origin);
  if (target === undefined || target === 'outside') return false;
  if (!fileFor(target.address).endsWith('.html')) return false;
  const language = /^\/zh(\/|$)/.test(target.address) ? 'zh' : 'en';
  return language !== page.language;
}

function finding(page: BuiltPage, link: Element, href: string): Finding {
  return {
    file: inOutput(page.file),
    line: lineOfElement(link),
    what: `The link to ${href} leaves the language ${page.language}.`,
    why: 'Readers stay in the language that they have chosen until they switch it themselves.',
    todo: 'Link to the address in the same language; only a language switcher leaves it, and carries hreflang.',
  };
}
