import { type Places, placeKeyOf, placeOf } from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { missingIn } from './site.ts';

const table = 'packages/facts/src/read/places.json';

/**
 * Finds options without a place in the documentation: those that places.json does not name, and
 * those whose page or heading does not exist. Of pages in `unwritten` no heading is asked. `names`
 * are the options of the tool; an entry of the table that none of them falls under is a finding.
 */
export function optionPlaces(
  names: readonly string[],
  places: Places,
  pages: readonly Page[],
  unwritten: readonly string[],
): Finding[] {
  const used = new Set(names.map((name) => placeKeyOf(name, places)));
  return [
    ...names.flatMap((name) => placeMissing(name, places, pages, unwritten)),
    ...Object.keys(places)
      .filter((key) => !used.has(key))
      .map((key) => ({
        file: table,
        line: 0,
        what: `“${key}” is not an option of the installed tool.`,
        why: 'The table shows where every option is documented; an entry too many hides that one is gone.',
        todo: 'Remove the entry, and what the pages say about the option.',
      })),
  ];
}

function placeMissing(
  name: string,
  places: Places,
  pages: readonly Page[],
  unwritten: readonly string[],
): Finding[] {
  const why = 'Whoever meets the option in an editor looks for it here.';
  const place = placeOf(name, places);
  if (!place) {
    const what = `The option ${name} has no place in the documentation.`;
    const todo = `Add "${name}": "/route#heading-id" and describe the option there, in both languages.`;
    return [{ file: table, line: 0, what, why, todo }];
  }
  const { route, anchor } = place;
  const asked = unwritten.includes(route) ? { route, anchor: '' } : place;
  return missingIn(asked, pages).map(({ file, what }) => ({
    file,
    line: 0,
    what:
      what === 'page'
        ? `The page ${route}, on which ${name} is to be documented, does not exist.`
        : `The page has no heading “#${anchor}”, under which ${name} is to be documented.`,
    why,
    todo:
      what === 'page'
        ? `Write it, or name another page for ${name} in ${table}.`
        : `Write \`## ${name} {#${anchor}}\` in both languages, or name another place for it in ${table}.`,
  }));
}
