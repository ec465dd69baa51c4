import type { Facts } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';

const table = 'packages/facts/src/read/reviewed/project.json';

/**
 * Finds entries of the table of values that come from the project which the installed tool gives
 * no reason for: options that it does not have.
 */
export function projectValues(
  entries: Readonly<Record<string, string>>,
  { fields }: Pick<Facts, 'fields'>,
): Finding[] {
  return Object.keys(entries)
    .filter((name) => fields[name] === undefined)
    .map((name) => ({
      file: table,
      line: 0,
      what: `${name}: the tool has no such option.`,
      why: 'The entry keeps a default off the option’s card, and an option of another name may miss it.',
      todo: 'Find out what the option is called now and correct or remove the entry.',
    }));
}
