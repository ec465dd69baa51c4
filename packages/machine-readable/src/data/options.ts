import type { Default, Facts } from '@site/facts/facts';
import { documented } from '@site/facts/installed';
import { linkOf, optionFormats } from '@site/facts/reviewed-data';
import type { Sources } from '@site/facts/sources';
import type { Root } from '../address.ts';
import { type PagePlaces, placesOf } from './places.ts';

/** A text in both languages. */
export interface Texts {
  readonly en: string;
  readonly zh: string;
}

/** What options.json says of one option. docs/public/options.schema.json describes each part. */
interface OptionEntry {
  readonly name: string;
  readonly purpose?: Texts;
  readonly type: string;
  readonly defaults: readonly Default[];
  readonly formats: readonly string[];
  readonly topLevel: boolean;
  readonly item: boolean;
  readonly flags: readonly FlagEntry[];
  readonly deprecated?: string;
  readonly pages?: PagePlaces;
}

interface FlagEntry {
  readonly command: string;
  readonly name: string;
  readonly argument?: string;
  readonly negatable: boolean;
}

/** The content of options.json. */
export interface OptionsData {
  readonly $schema: string;
  readonly schemaVersion: 1;
  readonly package: string;
  readonly version: string;
  readonly options: readonly OptionEntry[];
}

/**
 * Every option that the installed tool has, as data: what cards on pages say of it, what it is for, and where it is documented. `purposes`
 * are texts by the address, without language, of the page or heading that documents an option.
 */
export function optionsData(
  { facts, descriptions, places, unwritten }: Sources,
  purposes: Readonly<Record<string, Texts>>,
  root: Root,
): OptionsData {
  // Options below another one may share its place, and then its purpose is not theirs.
  const told = new Set<string>();
  const options = Object.entries(facts.fields).map(([name, field]): OptionEntry => {
    const link = linkOf(name, places, unwritten);
    const purpose = link !== undefined && !told.has(link) ? purposes[link] : undefined;
    if (link !== undefined) told.add(link);
    return {
      name,
      ...(purpose ? { purpose } : {}),
      type: field.type,
      defaults: field.defaults,
      formats: optionFormats(name),
      topLevel: field.topLevel,
      item: field.item,
      flags: flagsOf(name, facts, descriptions),
      ...(field.deprecated === undefined ? {} : { deprecated: field.deprecated }),
      ...(link === undefined ? {} : { pages: placesOf(link, root) }),
    };
  });
  return {
    $schema: `${root.url}options.schema.json`,
    schemaVersion: 1,
    package: documented,
    version: facts.versions[documented] ?? '',
    options,
  };
}

function flagsOf(
  name: string,
  { commands }: Facts,
  { flags: described }: Sources['descriptions'],
): FlagEntry[] {
  return Object.entries(commands).flatMap(([command, { flags }]) =>
    flags
      .filter((flag) => described[flag.name]?.option === name)
      .map(({ name: flag, argument, negatable }) => ({
        command,
        name: flag,
        ...(argument === undefined ? {} : { argument }),
        negatable,
      })),
  );
}
