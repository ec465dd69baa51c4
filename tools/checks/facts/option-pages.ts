import { type Places, placeKeyOf, placeOf, placesName } from '@site/facts/places';
import { type Finding, findingsWith, suggestions } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { visit } from 'unist-util-visit';
import { missingIn } from '../pages/places.ts';

const stale = findingsWith(
  'The table lists where options are documented; a stale entry hides a gap.',
  'Remove the entry, and what the pages say about the option.',
);
const undocumented = findingsWith(
  'Readers who see the option in an editor look for it here.',
  `Write it in both languages, or correct ${placesName}.`,
);
const unknown = findingsWith('The tool silently ignores options that it does not know.');

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
  const keys = Object.keys(places).filter((key) => !used.has(key));
  return [
    ...names.flatMap((name) => missingPlace(name, places, pages)),
    ...keys.map((key) =>
      stale(placesName, `“${key}” is not an option of the installed tool.`),
    ),
  ];
}

function missingPlace(name: string, places: Places, pages: readonly Page[]): Finding[] {
  const place = placeOf(name, places);
  if (!place) {
    const what = `The option ${name} has no place in the documentation.`;
    const todo = `Add "${name}": "/route#heading-id" and describe it there, in both languages.`;
    return [undocumented(placesName, what, 0, todo)];
  }
  return missingIn(place, pages).map(({ file, lost }) =>
    undocumented(file, `${lost}, where ${name} is to be documented, does not exist.`),
  );
}

/**
 * Finds headings below /config/ that look like the name of an option that the tool does not have, and
 * code in running text that begins with `lib.` and is none: other names are also those of other tools.
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
  const isKnown = (text: string) =>
    known.some((name) => text === name || text.startsWith(`${name}.`));
  return pages.flatMap(({ file, route, headings, tree }) => {
    const written = route?.startsWith('/config/')
      ? headings.filter(({ text }) => isOptionName(text) && !known.includes(text))
      : [];
    const found: { text: string; line: number }[] = [...written];
    visit(tree, 'inlineCode', ({ value, position }) => {
      if (/^lib(?:\.\w+)+$/.test(value) && !isKnown(value))
        found.push({ text: value, line: position?.start.line ?? 0 });
    });
    return found.map(({ text, line }) => {
      const what = `The page documents “${text}”, which the installed tool does not have.`;
      const todo = `Correct or remove it.${suggestions(text, names)}`;
      return unknown(file, what, line, todo);
    });
  });
}
