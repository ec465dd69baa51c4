import type { Finding } from '@site/pages/findings';
import type { BuiltPage } from '@site/pages/html';

const file = 'doc_build/sitemap.xml';

/**
 * Compares the sitemap with the built pages: each page once, nothing else, 404 pages left out. `xml`
 * is the text of the sitemap, `root` the absolute address of the site with its base and a slash.
 */
export function sitemapMatches(
  xml: string,
  pages: readonly BuiltPage[],
  root: string,
): Finding[] {
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const built = pages
    .filter(({ notFound }) => !notFound)
    .map(({ address }) => encodeURI(root + address.slice(1)));
  return [
    ...built.filter((address) => !listed.includes(address)).map(missing),
    ...listed.filter((address) => !built.includes(address)).map(extra),
    ...listed.filter((address, at) => listed.indexOf(address) !== at).map(twice),
  ];
}

function at(what: string, why: string): Finding {
  return {
    file,
    line: 0,
    what,
    why,
    todo: 'See packages/machine-readable/src/sitemap.ts, which writes the file.',
  };
}

function missing(address: string): Finding {
  return at(
    `${address} is not listed.`,
    'Search engines find a new page by the sitemap.',
  );
}

function extra(address: string): Finding {
  return at(
    `${address} is listed, but no such page was built.`,
    'Search engines would ask for a page that is not there.',
  );
}

function twice(address: string): Finding {
  return at(`${address} is listed twice.`, 'Each page has one address and one entry.');
}
