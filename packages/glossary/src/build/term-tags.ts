import { fill } from '@site/mdx/fill';
import { type Finding, FindingsError, suggestions } from '@site/mdx/findings';
import type { Language } from '@site/mdx/language';
import type { Page } from '@site/mdx/page';
import { parsePage } from '@site/mdx/parse';
import type { Nodes } from 'mdast';
import labels from './labels.json' with { type: 'json' };
import type { Term } from './terms.ts';

/** A `<Term id="…">words</Term>` of a page. */
interface TermTag {
  id: string;
  text: string;
  line: number;
  /** First column, and the column after the last; counted from 1. */
  from: number;
  to: number;
  /** Whether it is plain words on one line of prose, or of a table. */
  isPlain: boolean;
}

const example = '<Term id="bundleless">bundleless</Term>';
const why = 'A term shows readers its definition from the glossary.';

/** The terms of a page in document order, except those in code. */
function termTags({ tree, source }: Pick<Page, 'tree' | 'source'>): TermTag[] {
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
  const start = position?.start ?? { line: 0, column: 1 };
  const end = position?.end ?? start;
  const line = lines[start.line - 1] ?? '';
  const last = end.line === start.line ? end.column - 1 : undefined;
  const tag = line.slice(start.column - 1, last);
  const [, id, text] = /^<Term id="([^"]*)">([^<>{}`*_[\]]+)<\/Term>$/.exec(tag) ?? [];
  const types = parents.map(({ type }) => type);
  const isPlain =
    id !== undefined &&
    types.some((type) => type === 'paragraph' || type === 'tableCell') &&
    !types.some((type) => ['heading', 'link', 'mdxJsxTextElement'].includes(type));
  return {
    id: id ?? '',
    text: text ?? '',
    line: start.line,
    from: start.column,
    to: end.column,
    isPlain,
  };
}

/** Finds `<Term>` tags that are unknown to the glossary, repeated, malformed, or misplaced. */
export function termFindings(page: Page, terms: readonly Term[]): Finding[] {
  const known = terms.map(({ id }) => id);
  const tags = termTags(page);
  return tags.flatMap((tag, index) => {
    const problem = problemOf(tag, known, tags.slice(0, index), page);
    return problem ? [{ file: page.file, line: tag.line, why, ...problem }] : [];
  });
}

function problemOf(
  { id, isPlain }: TermTag,
  known: readonly string[],
  before: readonly TermTag[],
  { route }: Page,
): Pick<Finding, 'what' | 'todo'> | undefined {
  if (!isPlain) {
    return {
      what: 'A <Term> is not plain words in a line of prose.',
      todo: `Write ${example}, outside of headings, links and other tags.`,
    };
  }
  if (route === undefined) {
    return {
      what: 'A <Term> is in a partial.',
      todo: 'Move it to a page: a partial may be shown twice, a term only once.',
    };
  }
  if (!known.includes(id)) {
    return {
      what: `The glossary has no term “${id}”.`,
      todo:
        `Correct the id, or add the term to docs/shared/glossary/terms.json.` +
        suggestions(id, known),
    };
  }
  return before.some((one) => one.id === id)
    ? {
        what: `The term “${id}” is on the page a second time.`,
        todo: 'Keep only the first one.',
      }
    : undefined;
}

/** The page that lists all terms, without language. */
export const glossaryRoute = '/guide/start/glossary';

/**
 * Replaces every `<Term>` of a page with a card that holds its definition or, if `plain`, with its
 * words. `file` is relative to the repository. Throws a `FindingsError` with every problem.
 */
export function expandTerms(
  source: string,
  file: string,
  terms: readonly Term[],
  plain = false,
): string {
  const page = parsePage(file, source);
  const findings = termFindings(page, terms);
  if (findings.length > 0) throw new FindingsError(findings);
  const lines = source.split('\n');
  // Backwards, so that the columns of the remaining tags stay valid.
  for (const { id, text, line, from, to } of termTags(page).reverse()) {
    const term = terms.find((one) => one.id === id);
    const old = lines[line - 1];
    if (!term || old === undefined) continue;
    const shown = plain ? text : cardOf(term, text, page.language);
    lines[line - 1] = old.slice(0, from - 1) + shown + old.slice(to - 1);
  }
  return lines.join('\n');
}

/** The first sentence of a definition, which says what the term means. */
export function firstSentence(definition: string): string {
  return /^[\s\S]*?(?:。|\.(?=\s|$))/.exec(definition)?.[0] ?? definition;
}

function cardOf(term: Term, text: string, language: Language): string {
  const { term: name, definition } = term[language];
  const more = fill(labels[language].more, { name });
  // An unescaped bar would end a table cell.
  const sentence = firstSentence(definition).replaceAll('|', '\\|');
  const link = `[${more}](${glossaryRoute}#${term.id})`;
  const space = language === 'en' ? ' ' : '';
  const attributes = `id="term-${term.id}" text=${JSON.stringify(text)}`;
  return `<TermCard ${attributes}>${sentence}${space}${link}</TermCard>`;
}
