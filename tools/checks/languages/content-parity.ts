import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Heading, type Page, pairsOf } from '@site/mdx/page';
import { lagOf, type States } from '@site/translations';
import { visit } from 'unist-util-visit';

const finding = findingsWith(
  'Chinese readers get the same code, tables, warnings, links and images.',
  'Give both sections the same; only comments of code may differ. Or leave Chinese for later: undo the change here.',
);

/** Kinds of what a section holds besides words. */
const kinds = [
  ...(['component', 'line of code'] as const),
  ...(['table', 'callout', 'image', 'link', 'term'] as const),
];

type ContentKind = (typeof kinds)[number];

/** Both languages have these at once; the others may wait for the translation. */
const atOnce: ReadonlySet<ContentKind> = new Set(['component', 'line of code']);

/** These may follow the order of each language's sentences. */
const unordered: ReadonlySet<ContentKind> = new Set(['link', 'term']);

/** Components whose tags hold no words. */
const wordless = new Set(['Sample', 'Diagram', 'PackageManagerTabs']);

/**
 * Finds sections of Chinese pages without the samples, commands, code, tables, callouts, images,
 * links and terms of the English section. Comments of code may be translated, and a link to another
 * site may lead to its Chinese pages. Of pages that `states` records as behind, only samples,
 * commands and code are compared.
 */
export function contentParity(pages: readonly Page[], states: States): Finding[] {
  return pairsOf(pages).flatMap(({ en, zh }) => {
    const isBehind = lagOf({ en, zh }, states[en.name]) === 'behind';
    const [english, chinese] = [contentOf(en), contentOf(zh)];
    return sectionsOf(zh).flatMap(({ id, text, line }) =>
      kinds.flatMap((kind) => {
        const left = english.get(id)?.[kind];
        const right = chinese.get(id)?.[kind];
        if (!left || !right || (isBehind && !atOnce.has(kind))) return [];
        const found = difference(kind, left, right);
        if (!found) return [];
        const subject = id === '' ? 'The introduction' : `“${text}”`;
        return finding(zh.file, `${subject} ${found}.`, line);
      }),
    );
  });
}

function difference(
  kind: ContentKind,
  en: readonly string[],
  zh: readonly string[],
): string | undefined {
  const lost = without(en, zh);
  const extra = without(zh, en);
  if (lost.length + extra.length > 0)
    return [
      ...(lost.length > 0 ? [`lacks the ${kind} ${lost.join(', ')}`] : []),
      ...(extra.length > 0
        ? [`has the ${kind} ${extra.join(', ')}, which English lacks`]
        : []),
    ].join(', and ');
  const isSame = unordered.has(kind) || en.join('\n') === zh.join('\n');
  return isSame ? undefined : `has each ${kind} of English, but in another order`;
}

/** The texts of `list` that `other` lacks; a text counts as often as it occurs. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((text) => {
    const index = rest.indexOf(text);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** The introduction and the headings below the title, with what follows each up to the next. */
function sectionsOf({ headings }: Page): Pick<Heading, 'id' | 'text' | 'line'>[] {
  return [{ id: '', text: '', line: 1 }, ...headings.filter(({ depth }) => depth > 1)];
}

/** What each section of a page holds, by its id, as texts that are the same in both languages. */
function contentOf(page: Page): Map<string, Record<ContentKind, string[]>> {
  const sections = sectionsOf(page).map(({ id, line }) => {
    const content = Object.fromEntries(
      kinds.map((kind): [ContentKind, string[]] => [kind, []]),
    );
    return { id, line, content: content as Record<ContentKind, string[]> };
  });
  const add = (kind: ContentKind, line = 0, ...texts: string[]) =>
    sections.findLast((section) => section.line <= line)?.content[kind].push(...texts);
  for (const { target, line } of page.links) add('link', line, withoutLanguage(target));
  for (const { name, tag, line } of page.components) {
    if (wordless.has(name)) add('component', line, tag);
    else if (name === 'Term') add('term', line, tag);
  }
  for (const { language, meta, code, line } of page.fences)
    add('line of code', line, `\`\`\`${language} ${meta}`, ...withoutComments(code));
  visit(page.tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image') add('image', line, node.url);
    else if (node.type === 'table') {
      const [head] = node.children;
      const size = `of ${node.children.length} rows and ${head?.children.length} columns`;
      add('table', line, size);
    } else if (node.type === 'text') {
      const kinds = node.value.matchAll(/^(?::::\s*|\[!)(\w+)/gm);
      for (const [, kind = ''] of kinds) add('callout', line, kind.toLowerCase());
    }
  });
  return new Map(sections.map(({ id, content }) => [id, content]));
}

/**
 * `//` and `#` begin a comment at the start of a line or after white space only, so that addresses
 * and private fields stay.
 */
function withoutComments(code: string): string[] {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)(?:\/\/|# ).*$/, '').trimEnd())
    .filter((line) => line !== '');
}

/** The address of another site without the language that its path may begin with. */
function withoutLanguage(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:en|zh)(?:-[A-Za-z]+)?(?=\/|$)/, '$1');
}
