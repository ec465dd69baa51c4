import { findingsWith } from '@site/pages/findings';
import { fieldsOf } from '@site/pages/records';
import { lineOf } from '@site/pages/repository';

/** The texts of the interface, from the root of the repository. */
export const textsName = 'theme/i18n.json';

/** Names of services, which stay as they are. */
const names = ['github', 'x', 'discord'];

const finding = findingsWith(
  'Chinese readers get a Chinese interface.',
  'Translate it; the name of a service is listed in tools/checks/languages/interface-texts.ts.',
);

/**
 * Finds Chinese interface texts that equal the English ones. `source` is the text of
 * theme/i18n.json. A missing text is a type error.
 */
export function interfaceTexts(source: string) {
  return Object.entries(fieldsOf(JSON.parse(source)))
    .filter(
      ([key, texts]) => fieldsOf(texts).en === fieldsOf(texts).zh && !names.includes(key),
    )
    .map(([key]) => {
      const what = `The Chinese text of “${key}” is the English one.`;
      return finding(textsName, what, lineOf(source, `"${key}"`));
    });
}
