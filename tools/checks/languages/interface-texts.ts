import type { Finding } from '@site/pages/findings';
import { fieldsOf } from '@site/pages/records';
import { lineOf } from '@site/pages/repository';

/** The texts of the interface, from the root of the repository. */
export const textsName = 'theme/i18n.json';

/** Keys whose text is the same in both languages, each with the reason. */
export const sameName = 'tools/checks/languages/same-in-chinese.json';

/**
 * Finds Chinese interface texts that equal the English ones unless `same` gives a reason, and
 * reasons without need. `source` is the text of theme/i18n.json. A missing text is a type error.
 */
export function interfaceTexts(
  source: string,
  same: Readonly<Record<string, string>>,
): Finding[] {
  const table = fieldsOf(JSON.parse(source));
  const equal = Object.entries(table)
    .filter(([, texts]) => fieldsOf(texts).en === fieldsOf(texts).zh)
    .map(([key]) => key);
  return [
    ...equal
      .filter((key) => !same[key])
      .map((key) => ({
        file: textsName,
        line: lineOf(source, `"${key}"`),
        what: `The Chinese text of “${key}” is the English one.`,
        why: 'Chinese readers get a Chinese interface.',
        todo: `Translate it; a name that stays goes into ${sameName} with the reason.`,
      })),
    ...Object.keys(same)
      .filter((key) => !equal.includes(key))
      .map((key) => ({
        file: sameName,
        line: 0,
        what: `“${key}” needs no excuse: it is ${table[key] ? 'translated' : 'not a key'}.`,
        why: 'An excuse that nobody needs hides the next mistake.',
        todo: 'Remove the line.',
      })),
  ];
}
