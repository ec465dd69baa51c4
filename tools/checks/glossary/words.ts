import type { Term } from '@site/glossary';
import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import { hasHan, type Prose, placeholder, proseOfJson } from '../languages/prose.ts';

/**
 * The prose in JSON files. Code in backticks and single Latin words, which are keys and names, are
 * left out, and all of a sample but its purpose, and of a term but its definition.
 */
export function proseOfData(files: readonly TextFile[]): Prose[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n');
    const isText = ({ line }: Prose) =>
      !/\/(?:sample|terms)\.json$/.test(file.file) ||
      /^\s*"(?:purpose|definition)/.test(lines[line - 1] ?? '');
    return proseOfJson(file, (text) => hasHan(text) || /\S\s\S/.test(text))
      .filter(isText)
      .map((prose) => ({ ...prose, text: prose.text.replace(/`[^`]*`/g, placeholder) }));
  });
}

const spelling = findingsWith(
  'A name in two spellings looks like two things, to readers and to search.',
);

/**
 * Finds names of the glossary in another spelling: `tree-shaking` or `Tree Shaking` for tree
 * shaking, `commonjs` for CommonJS, and on Chinese pages the English name of what has another name
 * there. The English name may follow the Chinese one in brackets, and a heading may be the value of
 * an option alone, `esm`.
 */
export function inconsistentTerms(
  terms: readonly Term[],
  texts: readonly Prose[],
): Finding[] {
  const names = terms.flatMap(nameOf);
  return texts.flatMap(({ file, line, text, language }) =>
    names.flatMap((name) => {
      const chinese = language === 'zh' ? name.chinese : undefined;
      const wrong = [...text.matchAll(name.pattern)].find(({ 0: match, index }) =>
        chinese
          ? match !== chinese &&
            !isIdentifier(match) &&
            !/[（(]$/.test(text.slice(0, index))
          : !name.isRight(match) && match !== text.trim(),
      );
      if (!wrong) return [];
      const right = chinese ?? name.english;
      const what = `“${wrong[0]}” is written “${right}” on this site.`;
      const todo = `Write “${right}”. A word that means something else is code, in backticks.`;
      return spelling(file, what, line, todo);
    }),
  );
}

/** How a term is written, and how to find it in any spelling. */
interface Name {
  english: string;
  /** What Chinese prose writes; absent where that is the English name. */
  chinese?: string;
  pattern: RegExp;
  isRight: (match: string) => boolean;
}

/** None for a single word without capitals of its own, which may mean anything. */
function nameOf(term: Term): Name | [] {
  const english = term.en.term.replace(/^The /, '');
  const words = english.split(/[\s-]+/);
  const isProper = /\p{Lu}/u.test(english.slice(1));
  if (words.length === 1 && !isProper) return [];
  const [chinese = ''] = term.zh.term.split('（');
  return {
    english: isProper ? english : english.toLowerCase(),
    ...(isProper || chinese === english.toLowerCase() ? {} : { chinese }),
    // Not within an address, the name of a package or a file.
    pattern: new RegExp(
      `(?<![\\w.@/-])${words.join('[-\\s]*')}(?:s|es)?(?![\\w/-]|\\.\\w)`,
      'giu',
    ),
    isRight: (match) => {
      if (words.length > 1 && isIdentifier(match)) return true;
      const text = match.replace(/\s+/g, ' ');
      if (isProper) return text.startsWith(english);
      // A sentence may begin with it.
      const lower = text.slice(0, 1).toLowerCase() + text.slice(1);
      return lower.startsWith(english.toLowerCase());
    },
  };
}

/** The name of an option or a field, `sideEffects`. */
function isIdentifier(text: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(text);
}
