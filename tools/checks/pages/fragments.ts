import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { type CompilerError, compileFiles } from '../typescript.ts';
import { fragmentKind } from './code-blocks.ts';

/** How a fragment becomes a file that a tool can check. */
interface Kind {
  /** What the fragment is, for messages. */
  readonly description: string;
  readonly languages: readonly string[];
  /** Lines to put before the fragment and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Fragment {
  readonly file: string;
  /** Line of the page on which the code begins, the one after the fence. */
  readonly line: number;
  readonly language: string;
  readonly kind: Kind;
  readonly code: string;
}

const scripts = ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs'];

function fieldsOf(type: string, description: string): Kind {
  return {
    description,
    languages: ['ts'],
    before: [
      `import type { ${type} } from '@rslib/core';`,
      `export const fragment: ${type} = {`,
    ],
    after: ['};'],
  };
}

function jsonFields(description: string): Kind {
  return { description, languages: ['json'], before: ['{'], after: ['}'] };
}

/** The kinds by the word after `fragment=`. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['lib', fieldsOf('LibConfig', 'fields of one item of `lib`')],
  ['config', fieldsOf('RslibConfig', 'fields of the configuration')],
  [
    'statements',
    // `export {}` makes a module of a fragment without imports and exports.
    { description: 'statements', languages: scripts, before: [], after: ['export {};'] },
  ],
  ['package', jsonFields('fields of package.json')],
  ['tsconfig', jsonFields('fields of tsconfig.json')],
]);

/** Languages in which nothing can be checked; their fragments need no kind. */
const unchecked: ReadonlySet<string> = new Set(['text', 'html', 'css']);

/**
 * Checks the fragments of code on pages. TypeScript and JavaScript is compiled against the
 * installed packages, all in one run; JSON is parsed. Throws when TypeScript cannot be run.
 */
export async function fragments(pages: readonly Page[]): Promise<Finding[]> {
  const { fragments: all, findings } = collect(pages);
  const scriptFiles = new Map<string, Fragment>();
  for (const [index, fragment] of all.entries()) {
    if (fragment.language !== 'json') {
      scriptFiles.set(`fragment-${index}.${fragment.language}`, fragment);
      continue;
    }
    const errors = jsonErrors(wrapped(fragment));
    findings.push(...errors.map((error) => wrongFragment(fragment, error)));
  }
  if (scriptFiles.size === 0) return findings;
  const texts = [...scriptFiles].map(([file, one]) => [file, wrapped(one)] as const);
  for (const [file, errors] of await compileFiles(new Map(texts))) {
    const fragment = scriptFiles.get(file);
    // `skipLibCheck` keeps TypeScript silent about the files of packages.
    if (!fragment) throw new Error(`tsc complains about ${file}, which is no fragment.`);
    findings.push(...errors.map((error) => wrongFragment(fragment, error)));
  }
  return findings;
}

function collect(pages: readonly Page[]) {
  const fragments: Fragment[] = [];
  const findings: Finding[] = [];
  for (const { file, fences } of pages) {
    for (const { language, meta, code, line } of fences) {
      const name = fragmentKind(meta);
      if (name === undefined || (name === '' && unchecked.has(language))) continue;
      const kind = kinds.get(name);
      if (kind?.languages.includes(language)) {
        fragments.push({ file, line: line + 1, language, kind, code });
      } else findings.push(unknownKind(file, line, language, name));
    }
  }
  return { fragments, findings };
}

function unknownKind(file: string, line: number, language: string, name: string) {
  const choice = [...kinds]
    .filter(([, kind]) => kind.languages.includes(language))
    .map(([word, { description }]) => `fragment=${word} (${description})`)
    .join(', ');
  return {
    file,
    line,
    what: name
      ? `“fragment=${name}” does not fit a block of ${language || 'text'}.`
      : 'The fragment does not say what it is part of.',
    why: 'Fragments are checked against the installed types, each in the place where it belongs.',
    todo: choice
      ? `Write one of ${choice}.`
      : `Mark it as a fragment of ${[...unchecked].join(', ')} without a kind, or show a sample.`,
  };
}

function wrapped({ kind, code }: Fragment): string {
  return [...kind.before, code, ...kind.after].join('\n');
}

function jsonErrors(text: string): CompilerError[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return [{ line: text.slice(0, position).split('\n').length, message }];
  }
}

/** An error in the lines around the fragment is reported on the nearest line of the fragment. */
function wrongFragment(
  { file, line, kind, code }: Fragment,
  error: CompilerError,
): Finding {
  const inside = error.line - kind.before.length;
  const last = code.split('\n').length;
  return {
    file,
    line: line + Math.min(Math.max(inside, 1), last) - 1,
    what: `As ${kind.description} this is wrong: ${error.message}`,
    why: 'Readers copy fragments; this one does not fit the installed packages.',
    todo: 'Correct the line, or what it is part of: the word after “fragment=”.',
  };
}
