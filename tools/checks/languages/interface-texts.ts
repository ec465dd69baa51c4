import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf, type TextFile } from '@site/pages/repository';

/** The texts of the interface, from the root of the repository. */
export const textsName = 'theme/i18n.json';

/** Keys whose text is the same in both languages, each with the reason. */
export const sameName = 'tools/checks/languages/same-in-chinese.json';

/**
 * Finds interface texts that are missing in a language, and Chinese texts equal to the English ones
 * unless `same` gives a reason; a reason without need is a finding too. `source` is the text of
 * theme/i18n.json.
 */
export function interfaceTexts(
  source: string,
  same: Readonly<Record<string, string>>,
): Finding[] {
  const table: Record<string, { en?: string; zh?: string }> = JSON.parse(source);
  const finding = (key: string, what: string, why: string, todo: string): Finding => {
    return { file: textsName, line: lineOf(source, `"${key}"`), what, why, todo };
  };
  const found = Object.entries(table).flatMap(([key, texts]) => {
    const missing = (['en', 'zh'] as const).filter((one) => !texts[one]?.trim());
    if (missing.length > 0) {
      const what = `“${key}” has no text in the language ${missing.join(', ')}.`;
      const why = 'A reader of that language would see the other language, or nothing.';
      return finding(key, what, why, `Add "${missing[0]}": "..." to it.`);
    }
    if (texts.en !== texts.zh || same[key]) return [];
    const what = `The Chinese text of “${key}” is the English one.`;
    const todo = `Translate it; a name that stays goes into ${sameName} with the reason.`;
    return finding(key, what, 'Chinese readers get a Chinese interface.', todo);
  });
  const needless = Object.keys(same)
    .filter((key) => !table[key] || table[key].en !== table[key].zh)
    .map((key) => ({
      file: sameName,
      line: 0,
      what: `“${key}” needs no excuse: it is ${table[key] ? 'translated' : 'no key'}.`,
      why: 'An excuse that nobody needs hides the next mistake.',
      todo: 'Remove the line.',
    }));
  return [...found, ...needless];
}

/** Texts that mean the same wherever they are shown. */
const shared = new Set(['newTab', 'copied', 'menuTitle', 'outlineTitle']);

/**
 * Finds interface texts that more than one component reads: a text that fits a button rarely fits
 * the placeholder of an input, in two languages even less. `files` are the files of the repository.
 */
export function textUses(source: string, files: readonly TextFile[]): Finding[] {
  const components = files.filter(
    ({ file, text }) =>
      /^(?:theme|packages\/[^/]+\/src)\/.+\.tsx$/.test(file) &&
      text.includes('useText()'),
  );
  return Object.keys(JSON.parse(source)).flatMap((key) => {
    const users = components.filter(({ text }) => text.includes(`('${key}')`));
    if (users.length < 2 || shared.has(key)) return [];
    return {
      file: textsName,
      line: lineOf(source, `"${key}"`),
      what: `“${key}” is read by ${users.map(({ file }) => file).join(' and ')}.`,
      why: 'Whoever changes the words for one use changes the other without seeing it.',
      todo: 'Give each use its key, or add one with a single meaning to `shared` of this check.',
    };
  });
}

/**
 * Finds pages whose title is a key of theme/i18n.json. The framework takes such a label in the
 * sidebar for the key, and shows the interface text in place of the title.
 */
export function titlesAsKeys(source: string, pages: readonly Page[]): Finding[] {
  const keys = new Set(Object.keys(JSON.parse(source)));
  return pages.flatMap(({ file, frontmatter, source: page }) => {
    const { title } = frontmatter;
    if (typeof title !== 'string' || !keys.has(title)) return [];
    return {
      file,
      line: lineOf(page, 'title:'),
      what: `The title “${title}” is also a key of ${textsName}.`,
      why: 'The sidebar would show the text of that key instead of the title.',
      todo: `Give the key a longer name in ${textsName} and where it is used.`,
    };
  });
}
