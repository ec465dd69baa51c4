import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import { lineOf } from '@site/pages/repository';

/** Keys whose text is the same in both languages, each with the reason why. */
export type SameOnPurpose = Readonly<Record<string, string>>;

const file = 'theme/i18n.json';

/**
 * Finds keys of theme/i18n.json without a text in each language, and keys whose Chinese text is
 * the English one, unless `same` gives a reason; a reason that is not needed is a finding, too.
 * `source` is the text of the file.
 */
export function interfaceStrings(source: string, same: SameOnPurpose): Finding[] {
  const table: unknown = JSON.parse(source);
  if (typeof table !== 'object' || table === null)
    throw new Error(`${file} is not a JSON object.`);
  const found = Object.entries(table).flatMap(([key, texts]) => {
    const empty = languages.filter((language) => textOf(texts, language) === '');
    if (empty.length > 0) return empty.map((language) => missing(source, key, language));
    return textOf(texts, 'en') === textOf(texts, 'zh') && !same[key]
      ? [untranslated(source, key)]
      : [];
  });
  return [
    ...found,
    ...Object.keys(same).flatMap((key) => needless(Reflect.get(table, key), key)),
  ];
}

function textOf(texts: unknown, language: string): string {
  const text: unknown =
    typeof texts === 'object' && texts !== null
      ? Reflect.get(texts, language)
      : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

function missing(source: string, key: string, language: string): Finding {
  return {
    file,
    line: lineOf(source, `"${key}"`),
    what: `“${key}” has no text in the language ${language}.`,
    why: 'A reader of that language would see the other language, or nothing.',
    todo: `Add "${language}": "..." to it.`,
  };
}

function untranslated(source: string, key: string): Finding {
  return {
    file,
    line: lineOf(source, `"${key}"`),
    what: `The Chinese text of “${key}” is the English one.`,
    why: 'Chinese readers get a Chinese interface.',
    todo: 'Translate it; a name that stays goes into tools/checks/strings/same.json with the reason.',
  };
}

function needless(texts: unknown, key: string): Finding[] {
  if (texts !== undefined && textOf(texts, 'en') === textOf(texts, 'zh')) return [];
  return [
    {
      file: 'tools/checks/strings/same.json',
      line: 0,
      what: `“${key}” is excused from translation, but is ${texts === undefined ? 'no key' : 'translated'}.`,
      why: 'An excuse that nobody needs hides the next mistake.',
      todo: 'Remove the line.',
    },
  ];
}
