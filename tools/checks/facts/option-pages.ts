import { type Place, type Places, placeKeyOf, placeOf } from '@site/facts/places';
import { type Finding, nearest } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import { fileOf, type Page, pageAt } from '@site/pages/page';

const table = 'packages/facts/src/read/places.json';

/**
 * Finds options that are documented nowhere: those that places.json does not name, and those whose
 * page or heading does not exist. `names` are the options of the tool; an entry of the table that
 * applies to none of them is a finding, too.
 */
export function optionPlaces(
  names: readonly string[],
  places: Places,
  pages: readonly Page[],
): Finding[] {
  const used = new Set(names.map((name) => placeKeyOf(name, places)));
  return [
    ...names.flatMap((name) => missingPlace(name, places, pages)),
    ...Object.keys(places)
      .filter((key) => !used.has(key))
      .map((key) => ({
        file: table,
        line: 0,
        what: `“${key}” is not an option of the installed tool.`,
        why: 'The table lists where options are documented; a stale entry hides a gap.',
        todo: 'Remove the entry, and what the pages say about the option.',
      })),
  ];
}

function missingPlace(name: string, places: Places, pages: readonly Page[]): Finding[] {
  const why = 'Readers who see the option in an editor look for it here.';
  const place = placeOf(name, places);
  if (!place) {
    const what = `The option ${name} has no place in the documentation.`;
    const todo = `Add "${name}": "/route#heading-id" and describe it there, in both languages.`;
    return [{ file: table, line: 0, what, why, todo }];
  }
  const { route, anchor } = place;
  return missingIn(place, pages).map(({ file, missing }) => {
    const lost = missing === 'page' ? `The page ${route}` : `The heading “#${anchor}”`;
    const what = `${lost}, where ${name} is to be documented, does not exist.`;
    const todo = `Write it in both languages, or correct ${table}.`;
    return { file, line: 0, what, why, todo };
  });
}

/** What a language lacks of a place, with the file that should hold it. */
interface Missing {
  readonly file: string;
  readonly missing: 'page' | 'heading';
}

/** The languages without the page or heading of a place. */
export function missingIn({ route, anchor }: Place, pages: readonly Page[]): Missing[] {
  return languages.flatMap((language): Missing[] => {
    const page = pageAt(route, language, pages);
    if (!page) return [{ file: fileOf(route, language), missing: 'page' }];
    const exists = anchor === '' || page.headings.some(({ id }) => id === anchor);
    return exists ? [] : [{ file: page.file, missing: 'heading' }];
  });
}

/**
 * Finds headings below /config/ that look like the name of an option that the tool does not have.
 * `names` are the options of the tool.
 */
export function documentedOptions(
  names: readonly string[],
  pages: readonly Page[],
): Finding[] {
  // The page of lib.dts writes `dts.bundle` for `lib.dts.bundle`.
  const known = [...names, ...names.map((name) => name.replace(/^lib\./, ''))];
  const firstWords = new Set(known.map((name) => name.split('.')[0]));
  const isOptionName = (text: string) =>
    /^[a-zA-Z]+(\.[\w$]+|\['[^']+'\])+$/.test(text) && firstWords.has(text.split('.')[0]);
  return pages
    .filter(({ route }) => route?.startsWith('/config/'))
    .flatMap(({ file, headings }) =>
      headings
        .filter(({ text }) => isOptionName(text) && !known.includes(text))
        .map(({ text, line }) => ({
          file,
          line,
          what: `The page documents “${text}”, which the installed tool does not have.`,
          why: 'The tool silently ignores options that it does not know.',
          todo: `Correct or remove it. Nearest: ${nearest(text, names).join(', ')}.`,
        })),
    );
}
