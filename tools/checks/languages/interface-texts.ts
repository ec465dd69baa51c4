import { type Finding, findingsWith } from '@site/mdx/findings';
import { fieldsOf } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

/** The texts of the interface, from the root of the repository: of the site, and of the theme below. */
export const textsNames = [
  'theme/i18n.json',
  'packages/base-theme/src/browser/i18n.json',
];

const finding = findingsWith(
  'Chinese readers get a Chinese interface.',
  'Translate it. What is a name in both languages is no text: write it where it is shown.',
);

/** Finds Chinese interface texts that equal the English ones. A missing text is a type error. */
export function interfaceTexts(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ file }) => textsNames.includes(file))
    .flatMap(({ file, text }) =>
      Object.entries(fieldsOf(JSON.parse(text)))
        .filter(([, texts]) => fieldsOf(texts).en === fieldsOf(texts).zh)
        .map(([key]) => {
          const what = `The Chinese text of “${key}” is the English one.`;
          return finding(file, what, lineOf(text, `"${key}"`));
        }),
    );
}
