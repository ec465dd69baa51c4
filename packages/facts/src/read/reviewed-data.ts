import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { type Format, formats } from './facts.ts';
import reviewedFormats from './reviewed/formats.json' with { type: 'json' };

/** The data files about the tool that are written by hand, as findings name them. */
export const placesName = 'packages/facts/src/read/places.json';
export const descriptionsName = 'packages/facts/src/read/descriptions/cli.json';

/**
 * places.json: where each option is documented, as `route` or `route#anchor`. The key `output.*`
 * covers everything below `output`, and `*` in its value is replaced with the rest of the name in
 * lower case without dots, like in the tool's own links. Keys with `$` are comments.
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

/** Where an option is documented, or `undefined` if places.json does not say. */
export function placeOf(name: string, places: Places): Place | undefined {
  const key = placeKeyOf(name, places);
  const text = key === undefined ? undefined : places[key];
  if (key === undefined || text === undefined) return undefined;
  const rest = name.slice(key.length - 1).toLowerCase();
  return parsePlace(text.replace('*', rest.replaceAll(/[^\w]/g, '')));
}

/**
 * A link to where an option is documented, as pages write links. `undefined` if places.json does
 * not know the option.
 */
export function linkOf(name: string, places: Places): string | undefined {
  const place = placeOf(name, places);
  if (!place) return undefined;
  const { route, anchor } = place;
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** What a flag or a command does, in one line. */
export interface Description {
  readonly en: string;
  readonly zh: string;
  /** The option that a flag sets. */
  readonly option?: string;
}

/** descriptions/cli.json: flags by long name, commands by name. */
export interface Descriptions {
  readonly flags: Readonly<Record<string, Description>>;
  readonly commands: Readonly<Record<string, Description>>;
}

/** The descriptions of this repository. */
export function readDescriptions(): Descriptions {
  return JSON.parse(readFileSync(`${repository}/${descriptionsName}`, 'utf8'));
}

/** Why an option applies to some formats only. */
interface FormatRestriction {
  readonly formats: readonly string[];
  /** Part of what the types say about the option, or of a message of the tool. */
  readonly evidence: { readonly types?: string; readonly message?: string };
}

const restrictions: Readonly<Record<string, FormatRestriction>> = reviewedFormats;

/** The formats that an option applies to, by the longest entry for it or an option around it. */
export function optionFormats(name: string): readonly Format[] {
  const key = longest(
    Object.keys(restrictions).filter(
      (one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}[`),
    ),
  );
  const found = key === undefined ? undefined : restrictions[key];
  return found ? formats.filter((format) => found.formats.includes(format)) : formats;
}

function longest(keys: readonly string[]): string | undefined {
  return keys.toSorted((a, b) => b.length - a.length)[0];
}
