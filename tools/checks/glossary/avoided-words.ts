import type { Term } from '@site/glossary/terms';
import type { Finding } from '@site/pages/findings';
import type { Written } from './written.ts';

/**
 * Finds words that the glossary tells its writers not to use, in either language: on pages, in
 * navigation, interface and descriptions of samples. Capital letters make no difference, and
 * neither does an ending, as in the plural.
 */
export function avoidedWords(
  terms: readonly Term[],
  written: readonly Written[],
): Finding[] {
  const avoided = (['en', 'zh'] as const).map((language) => ({
    language,
    words: terms.flatMap((term) =>
      term.never[language].map((word) => ({
        word,
        pattern: patternOf(word),
        right: term[language].term,
      })),
    ),
  }));
  return written.flatMap(({ file, line, text, language }) =>
    avoided
      .filter((one) => one.language === language)
      .flatMap(({ words }) => words)
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, right }) => ({
        file,
        line,
        what: `“${word}” is written for what this site calls “${right}”.`,
        why: 'One thing has one name, so that readers recognise it and the search finds it.',
        todo: `Write “${right}”, or change "never" in docs/shared/glossary/terms.json.`,
      })),
  );
}

/** Finds a word where a word begins; Han characters stand anywhere. */
function patternOf(word: string): RegExp {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${/^\w/.test(word) ? '(?<![\\w])' : ''}${text}`, 'iu');
}
