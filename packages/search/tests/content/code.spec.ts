// What stands only in the code of pages is found: names, as they are or lower-cased, their beginnings,
// and whole lines.
import { expect, test } from '@playwright/test';
import { languages } from '@site/test-support/languages';
import { built, siteOutput } from '@site/test-support/site';
import { type ReadPage, readPage } from '../../src/build/read-page.ts';
import { readEngine, readIndex } from '../../src/quality/index.ts';

/** How many pages of a language a name and a line are taken from. */
const pagesTried = 60;

/** Longer lines are minified. */
const longestLine = 160;

/** What the code of more pages has, such as `defineProperty`, leads to none of them. */
const mostPages = 7;

/** What a reader types, and the pages that have it in their code. */
interface Typed {
  readonly query: string;
  readonly routes: readonly string[];
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Reads the pages of the index of a language, by their routes. */
function readPages(lang: string): Map<string, ReadPage> {
  const { routes } = readIndex(siteOutput, lang);
  return new Map(
    routes.flatMap((route) => {
      const page = readPage(
        built(`${route.slice(1).replace(/(^|\/)$/, '$1index')}.html`),
      );
      return page ? [[route, page]] : [];
    }),
  );
}

/** A name and a line of each of the pages that have one which no text of the language has. */
function samplesOf(pages: ReadonlyMap<string, ReadPage>) {
  const textOf = ({ sections }: ReadPage) => sections.map(({ text }) => text).join('\n');
  const codeOf = ({ sections }: ReadPage) => {
    const lines = sections.flatMap(({ code }) => code.split('\n'));
    return lines.filter(({ length }) => length <= longestLine).join('\n');
  };
  const texts = [...pages.values()].map(textOf).join('\n');
  const inTexts = new Set(wordsIn(texts.toLowerCase()));
  const counts = new Map<string, number>();
  for (const page of pages.values())
    for (const word of new Set(wordsIn(`${textOf(page)}\n${codeOf(page)}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  /** Lines of words that many pages have, such as `output: { distPath: 'dist/c' },`, could be on any. */
  const isRare = (word: string) =>
    word.length > 2 && (counts.get(word) ?? 0) <= mostPages;
  const routesWith = (query: string, has: (code: string) => boolean): Typed => ({
    query,
    routes: [...pages].filter(([, page]) => has(codeOf(page))).map(([route]) => route),
  });
  const names: Typed[] = [];
  const lines: Typed[] = [];
  // Spread over each page, the same in every run.
  const pick = (all: readonly string[], at: number) => all[(at * 7919) % all.length];
  for (const [at, page] of [...pages.values()].entries()) {
    const code = codeOf(page);
    const own = code.split('\n').map((line) => line.trim());
    const name = pick(
      wordsIn(code).filter(
        (word) => /^[a-z]+[A-Z]\w+$/.test(word) && !inTexts.has(word.toLowerCase()),
      ),
      at,
    );
    const line = pick(
      own.filter(
        (one) => one.length < 100 && !texts.includes(one) && wordsIn(one).some(isRare),
      ),
      at,
    );
    if (name && names.every(({ query }) => query !== name))
      names.push(routesWith(name, (all) => wordsIn(all).includes(name)));
    if (line) lines.push(routesWith(line, (all) => all.includes(line)));
  }
  const few = (typed: readonly Typed[]) =>
    typed.filter(({ routes }) => routes.length <= mostPages).slice(0, pagesTried);
  return { names: few(names), lines: few(lines) };
}

for (const { lang, prefix } of languages) {
  test(`${lang}: names and lines that stand only in code find their pages`, () => {
    const engine = readEngine(siteOutput, lang);
    const { names, lines } = samplesOf(readPages(lang));
    expect(names.length).toBeGreaterThan(pagesTried / 2);
    expect(lines.length).toBeGreaterThan(pagesTried / 2);
    const lost = (typed: readonly Typed[]) =>
      typed.filter(({ query, routes }) => {
        const found = engine.search(query, 7).pages.map(([hit]) => hit?.link ?? '');
        return !found.some((link) => routes.includes(link.replace(/#.*/, '')));
      });
    const typedAs = (change: (name: string) => string) =>
      names.map(({ query, routes }) => ({ query: change(query), routes }));
    expect(lost(names), 'as they are').toEqual([]);
    expect(lost(typedAs((name) => name.toLowerCase())), 'lower-cased').toEqual([]);
    const begun = typedAs((name) => name.slice(0, -2)).filter(
      ({ query }) => query.length > 5,
    );
    const lostBegun = lost(begun);
    expect(lostBegun.length, JSON.stringify(lostBegun)).toBeLessThanOrEqual(
      begun.length * 0.1,
    );
    // A name may be too common in prose, such as `star` in `console.log(star);`.
    const unknown = lost(lines);
    expect(unknown.length, JSON.stringify(unknown)).toBeLessThanOrEqual(
      lines.length * 0.2,
    );
  });

  test(`${lang}: a name of the quick start's code leads to its section, and is shown before its text`, () => {
    const [first] =
      readEngine(siteOutput, lang).search('wordsPerMinute', 7).pages[0] ?? [];
    expect(first?.link).toContain(`/${prefix}guide/start/quick-start#`);
    expect(first?.statement.text).toMatch(/^wordsPerMinute · /);
    expect(first?.statement.highlightRanges[0]).toEqual({ start: 0, length: 14 });
    expect(first?.statement.text.length).toBeLessThan(200);
  });
}
