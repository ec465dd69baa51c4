import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Fence, Page } from '@site/mdx/page';

/** Languages of commands to type, which are shown as plain blocks. */
const commandLanguages = new Set(['bash', 'sh']);

const typed = findingsWith(
  'Code that is not built and output that was not recorded goes stale unnoticed.',
  'Show a sample with <Sample>, or mark a few lines as in ```ts fragment=lib.',
);

const misspelt = findingsWith(
  'A title or lines whose name is misspelt are left out without a word.',
);

/**
 * Finds code blocks that are typed into a page. Only commands and fragments (marked with `fragment`
 * after the language) may be, and neither may claim to be a whole file. Files and output come from
 * samples.
 */
export function handTyped(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const { language, meta, line } = fence;
      const name = claimedFile(fence);
      const allowed = commandLanguages.has(language) || fragmentKind(meta) !== undefined;
      if (allowed && name === undefined) {
        const unread = unreadWord(meta);
        if (!unread) return [];
        const what = `Nothing reads “${unread}” after the language of the block.`;
        const todo =
          'Write fragment=<kind>, title="…" or {1,3-5}; contributing/pages.md lists the kinds.';
        return [misspelt(file, what, line, todo)];
      }
      if (name === undefined)
        return [
          typed(file, `A block of ${language || 'text'} is typed into the page.`, line),
        ];
      const what = `The block claims to be ${name}, but comes from no sample.`;
      const todo = `Put ${name} into a sample and show it with <Sample>; a fragment has no title.`;
      return [typed(file, what, line, todo)];
    }),
  );
}

/**
 * The kind of a fragment: what follows `fragment=` among the words after a fence's language. Empty
 * for the bare word `fragment`, `undefined` for a block that is not marked as one.
 */
export function fragmentKind(meta: string): string | undefined {
  const match = /(?:^|\s)fragment(?:=(\S*))?(?=\s|$)/.exec(meta);
  return match ? (match[1] ?? '') : undefined;
}

/** The first word after a fence's language that is neither a title, nor lines, nor a fragment. */
function unreadWord(meta: string): string | undefined {
  const words = meta.match(/[^\s"'{]+(?:"[^"]*"|'[^']*')?|\{[^}]*\}|\S+/g) ?? [];
  return words.find((word) => !/^(?:title=|\{[\d,\s-]+\}$|fragment(?:=|$))/.test(word));
}

/** The file name in a block's title, or that of a configuration file that the block looks like. */
function claimedFile({ language, meta, code }: Fence): string | undefined {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const name = title?.slice(1).find(Boolean);
  if (name !== undefined && /\.[a-z]+$/i.test(name)) return name;
  if (
    fragmentKind(meta) !== undefined ||
    !/^(?:[cm]?[jt]s|[jt]sx|jsonc?)$/.test(language)
  )
    return undefined;
  if (/from ['"]@rslib\/core['"]/.test(code) && /export default/.test(code))
    return 'rslib.config.ts';
  if (/^\s*\{[\s\S]*"compilerOptions"\s*:/.test(code)) return 'tsconfig.json';
  if (/^\s*\{[\s\S]*"(?:name|exports|main|module|files)"\s*:/.test(code))
    return 'package.json';
  return undefined;
}
