/** The table of places as findings name it. */
export const placesName = 'packages/facts/src/format/places.json';

/**
 * places.json: where each option is documented, as `route` or `route#anchor`. The key `output.*`
 * covers everything below `output`, and `*` in its value is replaced with the rest of the name in
 * lower case without dots, like in the tool's own links.
 */
export type Places = Readonly<Record<string, string>>;

/** A place on the site. */
export interface Place {
  /** Address without language. */
  readonly route: string;
  /** Id of a heading, or empty for the whole page. */
  readonly anchor: string;
}

/** Splits `route#anchor`. */
export function parsePlace(text: string): Place {
  const [route = '', anchor = ''] = text.split('#');
  return { route, anchor };
}

/** The key of places.json that covers an option: its own name, or the longest `….*`. */
export function placeKeyOf(name: string, places: Places): string | undefined {
  if (places[name] !== undefined) return name;
  return longest(
    Object.keys(places).filter(
      (key) => key.endsWith('.*') && name.startsWith(key.slice(0, -1)),
    ),
  );
}

/**
 * A link to where an option is documented, as pages write links. `undefined` if places.json does
 * not know the option.
 */
export function linkOf(name: string, places: Places): string | undefined {
  const key = placeKeyOf(name, places);
  if (key === undefined) return undefined;
  const rest = name.slice(key.length - 1).toLowerCase();
  return places[key]?.replace('*', rest.replaceAll(/[^\w]/g, ''));
}

/** Where an option is documented, or `undefined` if places.json does not say. */
export function placeOf(name: string, places: Places): Place | undefined {
  const link = linkOf(name, places);
  return link === undefined ? undefined : parsePlace(link);
}

/** The longest of several keys, which is the most specific one. */
export function longest(keys: readonly string[]): string | undefined {
  return keys.toSorted((a, b) => b.length - a.length)[0];
}
