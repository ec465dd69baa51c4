import type { Finding } from '@site/pages/findings';
import { attribute, type BuiltPage, type Element, lineOfElement } from '@site/pages/html';
import { fileFor, type Target, targetOf } from './address.ts';
import { type BuiltSite, inOutput } from './site.ts';

/**
 * Finds links, pictures, scripts and styles of built pages that lead nowhere within the site: no
 * such file, no such id, a missing base, or an address that ends with `.html`. `origin` is the
 * published origin; links to it count as links inside the site.
 */
export function brokenLinks(site: BuiltSite, origin: string): Finding[] {
  const ids = new Map(site.pages.map((page) => [page.file, idsOf(page)]));
  return site.pages.flatMap((page) =>
    referencesOf(page).flatMap(({ element, href }) => {
      const wrong = wrongWith(href, page, site, origin, ids);
      return wrong ? [finding(page, element, href, wrong)] : [];
    }),
  );
}

/** An address in an attribute of an element. */
export interface Reference {
  element: Element;
  href: string;
}

/** Everything on a page that names another file or place: links, pictures, scripts, styles. */
export function referencesOf(page: BuiltPage): Reference[] {
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

function wrongWith(
  href: string,
  page: BuiltPage,
  site: BuiltSite,
  origin: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  let target: Target | 'outside' | undefined;
  try {
    target = targetOf(href, page.address, site.base, origin);
  } catch {
    return 'is no address';
  }
  if (target === undefined) return undefined;
  if (target === 'outside') return `leaves the base ${site.base}`;
  if (target.address.endsWith('.html')) return 'ends with .html';
  const file = fileFor(target.address);
  if (!site.files.has(file)) return `leads to no file; ${inOutput(file)} does not exist`;
  if (target.id === '' || !file.endsWith('.html')) return undefined;
  return ids.get(file)?.has(target.id)
    ? undefined
    : `leads to no element with the id “${target.id}”`;
}

function finding(
  page: BuiltPage,
  element: Element,
  href: string,
  wrong: string,
): Finding {
  return {
    file: inOutput(page.file),
    line: lineOfElement(element),
    what: `<${element.tagName}> with ${href} ${wrong}.`,
    why: 'A reader who follows it ends on the 404 page or at the wrong place.',
    todo: 'Correct the address where it is written: the page, the navigation file or the theme.',
  };
}
