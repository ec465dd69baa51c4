import type { Finding } from '@site/pages/findings';
import { attribute, type BuiltPage, type Element, select } from '@site/pages/html';
import { type BuiltSite, builtFinding } from './site.ts';

/**
 * Finds links, pictures, scripts and styles of built pages that lead nowhere within the site: no
 * such file, no such id, a missing base, or an address that ends with `.html`. The framework checks
 * links in the text of pages; this also sees what the theme and components write. `origin` is the
 * published origin; links to it count as links inside the site.
 */
export function brokenLinks(site: BuiltSite, origin: string): Finding[] {
  const ids = new Map(site.pages.map((page) => [page.file, idsOf(page)]));
  return site.pages.flatMap((page) =>
    addressesOf(page).flatMap(({ element, href }) => {
      const problem = problemOf(targetOf(href, page, site.base, origin), site, ids);
      if (!problem) return [];
      const what = `<${element.tagName}> with ${href} ${problem}.`;
      const why = 'A reader who follows it ends on the 404 page or at the wrong place.';
      const todo = 'Correct it where it is written: page, navigation file or theme.';
      return builtFinding(page, element, what, why, todo);
    }),
  );
}

function addressesOf(page: BuiltPage): { element: Element; href: string }[] {
  return page.elements.flatMap((element) =>
    ['href', 'src'].flatMap((name) => {
      const href = attribute(element, name);
      return href === undefined ? [] : [{ element, href }];
    }),
  );
}

function idsOf(page: BuiltPage): Set<string> {
  return new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
}

/**
 * A place inside the site, without base and decoded, or how a link misses it. `undefined` for
 * links that leave the site.
 */
type Target = { address: string; id: string } | 'invalid' | 'outside' | undefined;

function targetOf(href: string, page: BuiltPage, base: string, origin: string): Target {
  try {
    const url = new URL(href, new URL(base + page.address.slice(1), origin));
    if (url.origin !== origin) return undefined;
    if (!url.pathname.startsWith(base)) return 'outside';
    const address = decodeURIComponent(`/${url.pathname.slice(base.length)}`);
    return { address, id: decodeURIComponent(url.hash.slice(1)) };
  } catch {
    return 'invalid';
  }
}

/** The file that a host with clean addresses serves for an address without base. */
function fileFor(address: string): string {
  const path = address.slice(1);
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return /\.[a-z0-9]+$/i.test(path.split('/').at(-1) ?? '') ? path : `${path}.html`;
}

function problemOf(
  target: Target,
  site: BuiltSite,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (target === undefined) return undefined;
  if (target === 'invalid') return 'is not an address';
  if (target === 'outside') return `leaves the base ${site.base}`;
  if (target.address.endsWith('.html')) return 'ends with .html';
  const file = fileFor(target.address);
  if (!site.files.has(file)) return `leads to no file; doc_build/${file} does not exist`;
  if (target.id === '' || !file.endsWith('.html') || ids.get(file)?.has(target.id))
    return undefined;
  return `leads to no element with the id “${target.id}”`;
}

/**
 * Finds links from one language into the other. A language switcher is recognised by its
 * `hreflang`; files that are no pages belong to all languages.
 */
export function languageLinks(site: BuiltSite, origin: string): Finding[] {
  return site.pages.flatMap((page) =>
    select(page, 'a').flatMap((link) => {
      const href = attribute(link, 'href');
      if (href === undefined || attribute(link, 'hreflang') !== undefined) return [];
      const target = targetOf(href, page, site.base, origin);
      if (typeof target !== 'object' || !fileFor(target.address).endsWith('.html'))
        return [];
      const language = /^\/zh(\/|$)/.test(target.address) ? 'zh' : 'en';
      if (language === page.language) return [];
      const what = `The link to ${href} leaves the language ${page.language}.`;
      const why = 'Readers stay in the language that they chose until they switch it.';
      const todo =
        'Link to the same language; only a language switcher leaves it, and has hreflang.';
      return builtFinding(page, link, what, why, todo);
    }),
  );
}
