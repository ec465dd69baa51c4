import { type Finding, findingsWith } from '@site/pages/findings';
import { lineOf } from '@site/pages/repository';

/** The texts of the interface, from the root of the repository. */
export const textsName = 'theme/i18n.json';

/** Names of services. */
const names = ['GitHub', 'X', 'Discord'];

const finding = findingsWith(
  'Chinese readers get a Chinese interface.',
  'Translate it; the name of a service goes into `names` of this check.',
);

/**
 * Finds Chinese interface texts that equal the English ones. `source` is the text of
 * theme/i18n.json. A missing text is a type error.
 */
export function interfaceTexts(source: string): Finding[] {
  const table: Record<string, { en: string; zh: string }> = JSON.parse(source);
  return Object.entries(table)
    .filter(([, { en, zh }]) => en === zh && !names.includes(en))
    .map(([key]) => {
      const what = `The Chinese text of “${key}” is the English one.`;
      return finding(textsName, what, lineOf(source, `"${key}"`));
    });
}
