import type { Facts } from '@site/facts/facts';
import {
  type Description,
  type Descriptions,
  descriptionsName,
} from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';

/**
 * Compares the descriptions of commands and flags with the tool: none missing, none too many, no
 * empty text, and no flag that sets an option which does not exist.
 */
export function cliDescriptions(
  { commands, fields }: Pick<Facts, 'commands' | 'fields'>,
  descriptions: Descriptions,
): Finding[] {
  const flags = Object.values(commands).flatMap((one) =>
    one.flags.map(({ name }) => name),
  );
  return [
    ...compare('command', Object.keys(commands), descriptions.commands),
    ...compare('flag', [...new Set(flags)], descriptions.flags),
    ...Object.entries(descriptions.flags).flatMap(([name, { option }]) =>
      option === undefined || option in fields
        ? []
        : [finding(`${name} is said to set ${option}, which is no option of the tool.`)],
    ),
  ];
}

function compare(
  kind: string,
  names: readonly string[],
  texts: Readonly<Record<string, Description>>,
): Finding[] {
  return [
    ...names
      .filter((name) => !texts[name]?.en.trim() || !texts[name].zh.trim())
      .map((name) => finding(`The ${kind} ${name} is not described in both languages.`)),
    ...Object.keys(texts)
      .filter((name) => !names.includes(name))
      .map((name) => finding(`${name} is described, but the tool has no such ${kind}.`)),
  ];
}

function finding(what: string): Finding {
  return {
    file: descriptionsName,
    line: 0,
    what,
    why: 'The reference of the command line shows these words beside what the tool says.',
    todo: 'Try it out, and write one sentence in each language; or remove what is gone.',
  };
}
