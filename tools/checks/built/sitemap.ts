import type { Finding } from '../../findings/finding.ts';
import type { BuiltPage } from './document.ts';

const file = 'doc_build/sitemap.xml';

/**
 * Compares the sitemap with the built pages: each page once, nothing else, 404 pages left out, and
 * each address with itself, its translation and the one for other languages as alternates. `xml`
 * is the text of the sitemap, `root` the absolute address of the site with its base and a slash.
 */
export function sitemapMatches(
  xml: string,
  pages: readonly BuiltPage[],
  root: string,
): Finding[] {
  const entries = xml.split('<url>').slice(1);
  const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '');
  const built = pages
    .filter(({ notFound }) => !notFound)
    .map(({ address }) => encodeURI(root + address.slice(1)));
  return [
    ...built.filter((address) => !listed.includes(address)).map(missing),
    ...listed.filter((address) => !built.includes(address)).map(extra),
    ...listed.filter((address, at) => listed.indexOf(address) !== at).map(twice),
    ...entries.flatMap((entry, at) => alternates(entry, listed[at] ?? '')),
  ];
}

function at(what: string, why: string): Finding {
  return {
    file,
    line: 0,
    what,
    why,
    todo: 'See tools/rspress/sitemap, which writes the file.',
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

function alternates(entry: string, address: string): Finding[] {
  const languages = [...entry.matchAll(/hreflang="([^"]*)"/g)].map(
    ([, language]) => language,
  );
  const missed = ['en', 'zh-CN', 'x-default'].filter(
    (language) => !languages.includes(language),
  );
  if (missed.length === 0) return [];
  const what = `${address} has no alternate for ${missed.join(' and ')}.`;
  return [at(what, 'Search engines show readers the page in their language by it.')];
}
