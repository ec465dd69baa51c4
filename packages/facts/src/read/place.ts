/**
 * The content of places.json: where each option is documented, as `route` or `route#anchor`. The
 * key `output.*` stands for all below `output`, and `*` in its value for the rest of the name in
 * small letters and without dots, as the tool's own links have it. Keys with `$` are notes.
 */
export type Places = Readonly<Record<string, string>>;

/** A place on the site. */
export interface Place {
  /** Address without language. */
  readonly route: string;
  /** Id of a heading; empty where the whole page is meant. */
  readonly anchor: string;
}

/** Takes `route#anchor` apart. */
export function parsePlace(text: string): Place {
  const [route = '', anchor = ''] = text.split('#');
  return { route, anchor };
}

/** The key of places.json that an option falls under: its own name, or the longest `….*`. */
export function keyOf(name: string, places: Places): string | undefined {
  if (places[name] !== undefined) return name;
  return Object.keys(places)
    .filter((key) => key.endsWith('.*') && name.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length)[0];
}

/** Where an option is documented; undefined where places.json does not say. */
export function placeOf(name: string, places: Places): Place | undefined {
  const key = keyOf(name, places);
  const text = key === undefined ? undefined : places[key];
  if (key === undefined || text === undefined) return undefined;
  const rest = name.slice(key.length - 1).toLowerCase();
  return parsePlace(text.replace('*', rest.replaceAll(/[^\w]/g, '')));
}

/**
 * A link to where an option is documented, as pages write links. Undefined where places.json does
 * not know the option.
 */
export function linkOf(name: string, places: Places): string | undefined {
  const place = placeOf(name, places);
  if (!place) return undefined;
  const { route, anchor } = place;
  return anchor === '' ? route : `${route}#${anchor}`;
}
