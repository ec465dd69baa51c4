import { type Facts, factsName, formats } from '@site/facts/facts';
import { type FormatRestriction, formatsName } from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';
import type { Installed } from '../packages/installed.ts';

/** Finds packages whose facts were read from another version than the installed one. */
export function factVersions(
  { versions: recorded }: Pick<Facts, 'versions'>,
  { versions }: Pick<Installed, 'versions'>,
): Finding[] {
  return Object.entries(recorded)
    .filter(([name, version]) => versions.get(name) !== version)
    .map(([name, version]) => ({
      file: factsName,
      line: 0,
      what: `Read from ${name} ${version}, but ${versions.get(name) ?? 'none'} is installed.`,
      why: 'Cards and references show types, defaults and flags of another version.',
      todo: 'Run "npm run facts" and change the pages that its report names.',
    }));
}

/**
 * Finds entries of the table of formats with an option, a format or evidence that the tool does not
 * have. Evidence is a text in the option's type or in a message of the tool.
 */
export function formatEvidence(
  entries: Readonly<Record<string, FormatRestriction>>,
  facts: Pick<Facts, 'fields' | 'messages'>,
): Finding[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const mistake = mistakeIn(name, entry, facts);
    if (mistake === undefined) return [];
    return {
      file: formatsName,
      line: 0,
      what: `${name}: ${mistake}`,
      why: 'The card of the option says for which formats it is, because of this entry.',
      todo: 'Try the option with every format and correct or remove the entry.',
    };
  });
}

function mistakeIn(
  name: string,
  { formats: named, evidence: { types, message } }: FormatRestriction,
  { fields, messages }: Pick<Facts, 'fields' | 'messages'>,
): string | undefined {
  const field = fields[name];
  if (!field) return 'the tool has no such option.';
  const unknown = named.find((format) => !formats.some((one) => one === format));
  if (unknown !== undefined) return `there is no format “${unknown}”.`;
  if (types === undefined && message === undefined) return 'it has no evidence.';
  if (types !== undefined && !field.text.includes(types))
    return `its type does not say “${types}”.`;
  if (message !== undefined && !messages.some(({ text }) => text.includes(message)))
    return `no message of the tool says “${message}”.`;
  return undefined;
}

/** The table of defaults that come from the project, from the root of the repository. */
export const projectName = 'packages/facts/src/read/reviewed/project.json';

/** Finds options in the table of defaults from the project that the tool does not have. */
export function projectValues(
  entries: Readonly<Record<string, string>>,
  { fields }: Pick<Facts, 'fields'>,
): Finding[] {
  return Object.keys(entries)
    .filter((name) => fields[name] === undefined)
    .map((name) => ({
      file: projectName,
      line: 0,
      what: `${name}: the tool has no such option.`,
      why: 'The entry keeps a default off the option’s card; a renamed option would show it.',
      todo: 'Find out what the option is called now and correct or remove the entry.',
    }));
}
