import type { Default, Facts } from '@site/facts/facts';
import { documented } from '@site/facts/installed';
import { linkOf, optionFormats } from '@site/facts/reviewed-data';
import type { Sources } from '@site/facts/sources';
import { addressesOf, type LocalizedAddresses, siteUrl } from './addresses.ts';

/** A text in both languages. */
export interface Texts {
  readonly en: string;
  readonly zh: string;
}

/** An option in options.json. docs/public/options.schema.json describes the fields. */
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
  readonly pages?: LocalizedAddresses;
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
 * Every option of the installed tool: its recorded facts, its purpose, and where it is documented.
 * `purposes` are texts by the link, without language, that documents an option.
 */
export function optionsData(
  { facts, descriptions, places }: Sources,
  purposes: Readonly<Record<string, Texts>>,
): OptionsData {
  // Nested options may share the link of their parent, whose purpose is not theirs.
  const used = new Set<string>();
  const options = Object.entries(facts.fields).map(([name, field]): OptionEntry => {
    const link = linkOf(name, places);
    const purpose = link !== undefined && !used.has(link) ? purposes[link] : undefined;
    if (link !== undefined) used.add(link);
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
      ...(link === undefined ? {} : { pages: addressesOf(link) }),
    };
  });
  return {
    $schema: `${siteUrl}options.schema.json`,
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
