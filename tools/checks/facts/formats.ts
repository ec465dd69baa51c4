import { type Facts, formats } from '@site/facts/facts';
import type { FormatRestriction } from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';

const table = 'packages/facts/src/read/reviewed/formats.json';

/**
 * Finds entries of the table of formats that the tool does not bear out: an option that it does
 * not have, a format that it does not have, or evidence that it no longer gives.
 */
export function formatEvidence(
  entries: Readonly<Record<string, FormatRestriction>>,
  { fields, messages }: Pick<Facts, 'fields' | 'messages'>,
): Finding[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const wrong = wrongWith(name, entry, { fields, messages });
    return wrong === undefined
      ? []
      : [
          {
            file: table,
            line: 0,
            what: `${name}: ${wrong}`,
            why: 'The card of the option says for which formats it is, on the strength of this entry.',
            todo: 'Try the option with every format and correct or remove the entry.',
          },
        ];
  });
}

function wrongWith(
  name: string,
  { formats: named, evidence }: FormatRestriction,
  { fields, messages }: Pick<Facts, 'fields' | 'messages'>,
): string | undefined {
  const field = fields[name];
  if (!field) return 'the tool has no such option.';
  const unknown = named.find((format) => !formats.some((one) => one === format));
  if (unknown !== undefined) return `there is no format “${unknown}”.`;
  const { types, message } = evidence;
  if (types === undefined && message === undefined) return 'it has no evidence.';
  if (types !== undefined && !field.text.includes(types)) {
    return `the types do not say “${types}” of it.`;
  }
  if (message !== undefined && !messages.some(({ text }) => text.includes(message))) {
    return `no message of the tool says “${message}”.`;
  }
  return undefined;
}
