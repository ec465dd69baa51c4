import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Fence, Page } from '@site/mdx/page';
import { type CompilerError, compileFiles } from '@site/samples/record/compile';
import { fragmentKind } from './code-blocks.ts';

/** How a fragment becomes a file that a tool can check. */
interface FragmentKind {
  /** What the fragment is, for messages. */
  readonly description: string;
  readonly languages: readonly string[];
  /** Text to put on the lines before the fragment and after it. */
  readonly before: string;
  readonly after: string;
}

/** A block of a page that is marked as a fragment of a kind. */
type Fragment = Fence & { readonly file: string; readonly kind: FragmentKind };

function fieldsOf(type: string, description: string): FragmentKind {
  const before = `import type { ${type} } from '@rslib/core';\nexport const fragment: ${type} = {`;
  return { description, languages: ['ts'], before, after: '};' };
}

function jsonFields(description: string): FragmentKind {
  return { description, languages: ['json'], before: '{', after: '}' };
}

/** The kinds by the word after `fragment=`. */
const kinds: ReadonlyMap<string, FragmentKind> = new Map([
  ['lib', fieldsOf('LibConfig', 'fields of one item of `lib`')],
  ['config', fieldsOf('RslibConfig', 'fields of the configuration')],
  [
    'statements',
    {
      description: 'statements',
      languages: ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs'],
      before: '',
      // Makes a module of a fragment without imports and exports.
      after: 'export {};',
    },
  ],
  ['package', jsonFields('fields of package.json')],
  ['tsconfig', jsonFields('fields of tsconfig.json')],
]);

/** Languages in which nothing can be checked; their fragments need no kind. */
const unchecked: ReadonlySet<string> = new Set(['text', 'html', 'css']);

const unknownKind = findingsWith(
  'Fragments are checked against the installed types, each in the place where it belongs.',
  `Mark it as a fragment of ${[...unchecked].join(', ')} without a kind, or show a sample.`,
);
const wrong = findingsWith(
  'Readers copy fragments; this one does not fit the installed packages.',
  'Correct the line, or what it is part of: the word after “fragment=”.',
);

/**
 * Checks the fragments of code on pages. TypeScript and JavaScript is compiled against the
 * installed packages, all in one run; JSON is parsed. Throws when TypeScript cannot be run.
 */
export async function fragments(pages: readonly Page[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const scripts = new Map<string, Fragment>();
  for (const { file, fences } of pages) {
    for (const fence of fences) {
      const name = fragmentKind(fence.meta);
      if (name === undefined || (name === '' && unchecked.has(fence.language))) continue;
      const kind = kinds.get(name);
      const fragment = kind && { ...fence, file, kind };
      if (!fragment?.kind.languages.includes(fence.language))
        findings.push(unknown(file, fence, name));
      else if (fence.language === 'json')
        findings.push(...errorsOf(fragment, jsonErrors(wrapped(fragment))));
      else scripts.set(`fragment-${scripts.size}.${fence.language}`, fragment);
    }
  }
  if (scripts.size === 0) return findings;
  const texts = [...scripts].map(([name, one]) => [name, wrapped(one)] as const);
  for (const [name, errors] of await compileFiles(new Map(texts))) {
    const fragment = scripts.get(name);
    // `skipLibCheck` keeps TypeScript silent about the files of packages.
    if (!fragment) throw new Error(`tsc complains about ${name}, which is no fragment.`);
    findings.push(...errorsOf(fragment, errors));
  }
  return findings;
}

function unknown(file: string, { language, line }: Fence, name: string): Finding {
  const choice = [...kinds]
    .filter(([, kind]) => kind.languages.includes(language))
    .map(([word, { description }]) => `fragment=${word} (${description})`);
  const what = name
    ? `“fragment=${name}” does not fit a block of ${language || 'text'}.`
    : 'The fragment does not say what it is part of.';
  const todo = choice.length > 0 ? `Write one of ${choice.join(', ')}.` : undefined;
  return unknownKind(file, what, line, todo);
}

function wrapped({ kind, code }: Fragment): string {
  return [kind.before, code, kind.after].join('\n');
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
function errorsOf(
  { file, line, kind, code }: Fragment,
  errors: readonly CompilerError[],
) {
  const first = kind.before.split('\n').length;
  const last = code.split('\n').length;
  return errors.map((error) => {
    const inside = Math.min(Math.max(error.line - first, 1), last);
    const what = `As ${kind.description} this is wrong: ${error.message}`;
    return wrong(file, what, line + inside);
  });
}
