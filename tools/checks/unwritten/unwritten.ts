import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/** Most characters of text that a page may have and still only say what it will answer. */
const stubLength = { en: 1600, zh: 800 } as const;

const list = 'tools/checks/unwritten/list.json';
const why = 'The list is how nobody forgets a page that readers find empty.';

/**
 * Compares the list of pages still to be written with the pages. `routes` are addresses without
 * language. A page on the list must carry `unwritten: true` and be no longer than a stub; a page
 * off the list must not carry the mark; an address on the list must have its page.
 */
export function unwritten(pages: readonly Page[], routes: readonly string[]): Finding[] {
  const listed = new Set(routes);
  const marks = pages.flatMap((page) => {
    if (page.route === undefined) return [];
    const marked = page.frontmatter.unwritten === true;
    if (!listed.has(page.route)) return marked ? [notListed(page)] : [];
    if (!marked) return [notMarked(page)];
    const sign = signOfWriting(page);
    return sign ? [written(page, sign)] : [];
  });
  const known = new Set(pages.map(({ route }) => route));
  return [...marks, ...routes.filter((route) => !known.has(route)).map(unknown)];
}

function signOfWriting(page: Page): string | undefined {
  if (page.components.length > 0) return `it has a <${page.components[0]?.name}>`;
  if (page.fences.length > 0) return 'it has a block of code';
  const length = page.source.replace(/^---[\s\S]*?\n---/, '').trim().length;
  const most = stubLength[page.language];
  return length > most
    ? `its text has ${length} characters, a stub at most ${most}`
    : undefined;
}

function written(page: Page, sign: string): Finding {
  return {
    file: page.file,
    line: lineOf(page.source, 'unwritten:'),
    what: `The page is marked as unwritten, but ${sign}.`,
    why,
    todo: `Once it is written in both languages, strike ${page.route} off ${list} and remove \`unwritten: true\`.`,
  };
}

function notMarked(page: Page): Finding {
  return {
    file: page.file,
    line: 1,
    what: `${page.route} is on the list of unwritten pages, but the page has no such mark.`,
    why,
    todo: `If it is written, strike ${page.route} off ${list}; if not, add \`unwritten: true\` to its frontmatter.`,
  };
}

function notListed(page: Page): Finding {
  return {
    file: page.file,
    line: lineOf(page.source, 'unwritten:'),
    what: `The page is marked as unwritten, but ${page.route} is not on the list.`,
    why,
    todo: `Remove \`unwritten: true\` if the page is written, else add ${page.route} to ${list}.`,
  };
}

function unknown(route: string): Finding {
  const todo = `Strike ${route} off the list, or write the page.`;
  return {
    file: list,
    line: 0,
    what: `${route} is on the list, but has no page.`,
    why,
    todo,
  };
}
