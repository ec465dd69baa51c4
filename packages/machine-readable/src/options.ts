import { documented } from '@site/facts/installed';
import { linkOf } from '@site/facts/places';
import { optionFormats } from '@site/facts/reviewed-data';
import type { Sources } from '@site/facts/sources';
import { addressesOf, siteUrl } from './addresses.ts';

/** A text in both languages. */
export interface Texts {
  readonly en: string;
  readonly zh: string;
}

/**
 * The content of options.json, as docs/public/options.schema.json describes it: every option of the
 * installed tool with its recorded facts, its purpose, and where it is documented.
 * `purposes` are texts by the link, without language, that documents an option.
 */
export function optionsData(
  { facts, descriptions, places }: Sources,
  purposes: Readonly<Record<string, Texts>>,
): Readonly<Record<string, unknown>> & { readonly version: string } {
  // Nested options may share the link of their parent, whose purpose is not theirs.
  const used = new Set<string>();
  const options = Object.entries(facts.fields).map(([name, field]) => {
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
      flags: flagsOf(name, { facts, descriptions }),
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

function flagsOf(name: string, { facts, descriptions }: Omit<Sources, 'places'>) {
  return Object.entries(facts.commands).flatMap(([command, { flags }]) =>
    flags
      .filter((flag) => descriptions.flags[flag.name]?.option === name)
      .map(({ name: flag, argument, negatable }) => ({
        command,
        name: flag,
        ...(argument === undefined ? {} : { argument }),
        negatable,
      })),
  );
}
