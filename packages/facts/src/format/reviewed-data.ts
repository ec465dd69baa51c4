import { readJson } from '@site/mdx/json-file';
import { repository } from '@site/mdx/repository';
import { formats, type ModuleFormat } from './facts.ts';
import { longest } from './places.ts';
import reviewedFormats from './reviewed/formats.json' with { type: 'json' };

/** The data files about the tool that are written by hand, as findings name them. */
export const descriptionsName = 'packages/facts/src/format/descriptions/cli.json';

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
  return readJson<Descriptions>(`${repository}/${descriptionsName}`, {
    flags: 'object',
    commands: 'object',
  });
}

/** Why an option applies to some formats only. */
interface FormatRestriction {
  readonly formats: readonly string[];
  /** Part of what the types say about the option, or of a message of the tool. */
  readonly evidence: { readonly types?: string; readonly message?: string };
}

const restrictions: Readonly<Record<string, FormatRestriction>> = reviewedFormats;

/** The formats that an option applies to, by the longest entry for it or an option around it. */
export function optionFormats(name: string): readonly ModuleFormat[] {
  const key = longest(
    Object.keys(restrictions).filter(
      (one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}[`),
    ),
  );
  const found = key === undefined ? undefined : restrictions[key];
  return found ? formats.filter((format) => found.formats.includes(format)) : formats;
}
