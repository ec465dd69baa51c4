import { fileOf } from '../pages/in-each-language.ts';
import { languages } from '../pages/language.ts';
import { statesFile } from '../translations/states.ts';

/** A list in which each entry is about one page, or about none. */
type About = (before: string, after: string) => readonly string[] | undefined;

/** The files of a page in each language, by its name or by its address. */
const named = (name: string) => languages.map((language) => `docs/${language}/${name}`);
const at = (route: string) => languages.map((language) => fileOf(route, language));

const lists: readonly (readonly [RegExp, About])[] = [
  [new RegExp(`^${statesFile}$`), (a, b) => differing(a, b).flatMap(named)],
  [
    /^tools\/checks\/unwritten\/list\.json$/,
    (before, after) => {
      const [a, b] = [routesIn(before), routesIn(after)];
      const changed = [...a, ...b].filter((one) => !(a.includes(one) && b.includes(one)));
      return changed.flatMap(at);
    },
  ],
  // A word more makes no page wrong, a word less may.
  [
    /^tools\/checks\/words\/.+\.txt$/,
    (before, after) => {
      const words = new Set(after.split('\n'));
      return before.split('\n').every((word) => words.has(word)) ? [] : undefined;
    },
  ],
];

/**
 * The files of the pages that a change of `file` can break, told by its text before and after, for lists of which each entry is
 * about one page. Nothing for a file that is no such list, and where the change may break any page.
 */
export function farPages(
  file: string,
  before: string,
  after: string,
): readonly string[] | undefined {
  const about = lists.find(([pattern]) => pattern.test(file))?.[1];
  try {
    return about?.(before, after);
  } catch {
    // A list that is broken, or was.
    return undefined;
  }
}

/** Keys with other values. */
function differing(before: string, after: string): string[] {
  const [a, b]: [object, object] = [JSON.parse(before), JSON.parse(after)];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const text = (one: object, key: string) => JSON.stringify(Reflect.get(one, key));
  return keys.filter((key) => text(a, key) !== text(b, key));
}

function routesIn(text: string): string[] {
  const { routes }: { routes?: unknown } = Object(JSON.parse(text));
  if (!Array.isArray(routes)) throw new Error('The list has no routes.');
  return routes.map(String);
}
