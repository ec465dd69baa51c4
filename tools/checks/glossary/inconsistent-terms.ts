import type { Term } from '@site/glossary/terms';
import type { Finding } from '@site/pages/findings';
import type { Written } from './written.ts';

/**
 * Finds names of the glossary that are written in another way: `tree-shaking` or `Tree Shaking`
 * for tree shaking, `commonjs` for CommonJS, and on Chinese pages the English name of something
 * that has a Chinese one. The English name may stand in brackets behind the Chinese one, and a
 * heading may be the value of an option alone, `esm`.
 */
export function inconsistentTerms(
  terms: readonly Term[],
  written: readonly Written[],
): Finding[] {
  const names = terms.map(nameOf);
  return written.flatMap(({ file, line, text, language }) =>
    names.flatMap((name) => {
      if (!name) return [];
      const wrong = [...text.matchAll(name.pattern)].find(
        ({ 0: found, index }) =>
          !(language === 'zh' && name.chinese
            ? isIdentifier(found) || /[（(]$/.test(text.slice(0, index))
            : name.isRight(found) || found === text.trim()),
      );
      if (!wrong) return [];
      const right = language === 'zh' && name.chinese ? name.chinese : name.english;
      return {
        file,
        line,
        what: `“${wrong[0]}” stands where this site writes “${right}”.`,
        why: 'A name that is spelled in two ways looks like two things, and the search takes it for two.',
        todo: `Write “${right}”. A word that means something else is code, and stands in backticks.`,
      };
    }),
  );
}

/** How a term is written, and how to find it in any spelling. */
interface Name {
  english: string;
  /** The Chinese name that stands for it in Chinese prose; absent where that is the English one. */
  chinese?: string;
  pattern: RegExp;
  isRight: (found: string) => boolean;
}

/**
 * A word alone may mean anything; names of several words, and names with capitals of their own, do
 * not.
 */
function nameOf(term: Term): Name | undefined {
  const english = term.en.term.replace(/^The /, '');
  const words = english.split(/[\s-]+/);
  const isProper = /\p{Lu}/u.test(english.slice(1));
  if (words.length === 1 && !isProper) return undefined;
  const chinese = /^(.*\p{Script=Han}.*?)(?:（.*）)?$/u.exec(term.zh.term)?.[1];
  return {
    english: isProper ? english : english.toLowerCase(),
    ...(chinese && !isProper ? { chinese } : {}),
    // Not within an address, the name of a package or a file.
    pattern: new RegExp(
      `(?<![\\w.@/-])${words.join('[-\\s]*')}(?:s|es)?(?![\\w/-]|\\.\\w)`,
      'giu',
    ),
    isRight: (found) => {
      if (words.length > 1 && isIdentifier(found)) return true;
      const one = found.replace(/\s+/g, ' ');
      if (isProper) return one.startsWith(english);
      const [first = '', ...rest] = [...one];
      return (first.toLowerCase() + rest.join('')).startsWith(english.toLowerCase());
    },
  };
}

/** The name of an option or a field, `sideEffects`. */
function isIdentifier(found: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(found);
}
