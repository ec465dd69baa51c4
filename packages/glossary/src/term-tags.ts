import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import type { Nodes } from 'mdast';
import type { Term } from './terms.ts';

/** A `<Term id="…">words</Term>` of a page. */
export interface TermTag {
  id: string;
  /** The words that it stands around, as written. */
  text: string;
  line: number;
  /** Columns, counted from 1, of its first character and of the one after its last. */
  from: number;
  to: number;
  /** What is wrong with how it is written; absent where nothing is. */
  wrong?: string;
}

const example = '<Term id="bundleless">bundleless</Term>';
const none = { start: { line: 0, column: 1 }, end: { line: 0, column: 1 } };
const why = 'A term shows its definition from the glossary to readers who ask for it.';

/** Finds the terms of a page in the order in which they stand; code is passed over. */
export function termTags({ tree, source }: Pick<Page, 'tree' | 'source'>): TermTag[] {
  return tagsIn(tree, [], source.split('\n'));
}

function tagsIn(
  node: Nodes,
  parents: readonly Nodes[],
  lines: readonly string[],
): TermTag[] {
  if ('name' in node && node.name === 'Term') return [tagOf(node, parents, lines)];
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => tagsIn(child, [...parents, node], lines));
}

function tagOf(
  { position }: Nodes,
  parents: readonly Nodes[],
  lines: readonly string[],
): TermTag {
  const { start, end } = position ?? none;
  const line = lines[start.line - 1] ?? '';
  const last = end.line === start.line ? end.column - 1 : undefined;
  const tag = line.slice(start.column - 1, last);
  const [, id, text] = /^<Term id="([^"]*)">([^<>{}`*_[\]]+)<\/Term>$/.exec(tag) ?? [];
  const wrong =
    wrongPlace(parents) ?? (id === undefined ? 'is not written as one' : undefined);
  return {
    id: id ?? '',
    text: text ?? '',
    line: start.line,
    from: start.column,
    to: end.column,
    ...(wrong ? { wrong } : {}),
  };
}

/**
 * Finds terms of a page that the glossary does not have, that stand on the page twice, or that are
 * written or placed where none can be. `terms` are those of the glossary.
 */
export function wrongTerms(page: Page, terms: readonly Term[]): Finding[] {
  const known = terms.map(({ id }) => id);
  const tags = termTags(page);
  return tags.flatMap((tag, at) => {
    const mistake = mistakeIn(tag, known, tags.slice(0, at), page);
    return mistake ? [{ file: page.file, line: tag.line, why, ...mistake }] : [];
  });
}

function mistakeIn(
  { id, wrong }: TermTag,
  known: readonly string[],
  before: readonly TermTag[],
  { route }: Page,
): Pick<Finding, 'what' | 'todo'> | undefined {
  if (wrong) {
    return { what: `A <Term> ${wrong}.`, todo: `Write ${example} on one line of prose.` };
  }
  if (route === undefined) {
    return {
      what: 'A <Term> stands in a partial.',
      todo: 'Write it on the page: a partial may be shown twice, a term only once.',
    };
  }
  if (!known.includes(id)) {
    return {
      what: `The glossary has no term “${id}”.`,
      todo: `Nearest: ${nearest(id, known).join(', ')}. A new term is added to docs/shared/glossary/terms.json.`,
    };
  }
  return before.some((one) => one.id === id)
    ? {
        what: `The term “${id}” stands on the page a second time.`,
        todo: 'Keep the first one; readers know it from there on.',
      }
    : undefined;
}

function wrongPlace(parents: readonly Nodes[]): string | undefined {
  const places: Readonly<Partial<Record<Nodes['type'], string>>> = {
    heading: 'stands in a heading',
    link: 'stands in a link',
    mdxJsxTextElement: 'stands in another tag',
  };
  const types = parents.map(({ type }) => type);
  const place = types.map((type) => places[type]).find((one) => one !== undefined);
  if (place) return place;
  return types.some((type) => type === 'paragraph' || type === 'tableCell')
    ? undefined
    : 'stands on a line of its own';
}
