import type { Finding } from '@site/pages/findings';
import { type Page, pairsOf } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import { lagOf, type States } from '@site/translations';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a section holds besides words, as texts that are the same in both languages. */
type Content = Readonly<
  Record<'table' | 'callout' | 'link' | 'image' | 'term', string[]>
>;

/** These may follow the order of each language's sentences. */
const unordered = new Set(['link', 'term']);

/**
 * Finds sections of Chinese pages without the tables, callouts, links, images and terms of the
 * English section. Links and terms may come in another order, and a link to another site may lead
 * to its Chinese pages. Sections that `states` records as behind are skipped.
 */
export function contentParity(pages: readonly Page[], states: States): Finding[] {
  return pairsOf(pages).flatMap(({ en, zh }) => {
    const behind = lagOf({ en, zh }, states[en.name])
      .sections.filter(({ lag }) => lag !== 'unconfirmed')
      .map(({ id }) => id);
    const chinese = new Map(sectionsOf(zh).map((section) => [section.id, section]));
    return sectionsOf(en).flatMap((section) => {
      const counterpart = chinese.get(section.id);
      if (!counterpart || behind.includes(section.id)) return [];
      return compare(section, counterpart, zh);
    });
  });
}

function compare(en: Section, zh: Section, { file }: Page): Finding[] {
  const [english, chinese] = [contentOf(en.nodes), contentOf(zh.nodes)];
  return (Object.keys(english) as (keyof Content)[]).flatMap((kind) => {
    const [left = [], right = []] = [english[kind], chinese[kind]].map((list) =>
      unordered.has(kind) ? list.toSorted() : list,
    );
    if (left.join('\n') === right.join('\n')) return [];
    const section = zh.id === '' ? 'The introduction' : `“${zh.title}”`;
    return {
      file,
      line: zh.line,
      what: `${section} ${difference(kind, left, right)}.`,
      why: 'Chinese readers get the same tables, warnings, links and images.',
      todo: 'Give both sections the same, or leave Chinese for later: undo the change here.',
    };
  });
}

function difference(kind: string, en: readonly string[], zh: readonly string[]): string {
  const lost = without(en, zh);
  const extra = without(zh, en);
  if (lost.length === 0 && extra.length === 0) return `has its ${kind}s in another order`;
  return [
    ...(lost.length > 0 ? [`lacks the ${kind} ${lost.join(', ')}`] : []),
    ...(extra.length > 0
      ? [`has the ${kind} ${extra.join(', ')}, which English lacks`]
      : []),
  ].join(', and ');
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

function contentOf(nodes: readonly RootContent[]): Content {
  const content: Content = { table: [], callout: [], link: [], image: [], term: [] };
  const root: Root = { type: 'root', children: [...nodes] };
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      content.link.push(withoutLanguage(node.url));
    } else if (node.type === 'image') content.image.push(node.url);
    else if (node.type === 'table') {
      content.table.push(
        `of ${node.children.length} rows and ${node.children[0]?.children.length} columns`,
      );
    } else if (node.type === 'text') {
      const kinds = node.value.matchAll(/^(?::::\s*|\[!)(\w+)/gm);
      for (const [, kind = ''] of kinds) content.callout.push(kind.toLowerCase());
    } else if (node.type === 'mdxJsxTextElement' && node.name === 'Term') {
      const id = node.attributes.find((one) => 'name' in one && one.name === 'id');
      content.term.push(String(id?.value));
    }
  });
  return content;
}

/** The address of another site without the language that its path may begin with. */
function withoutLanguage(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:en|zh)(?:-[A-Za-z]+)?(?=\/|$)/, '$1');
}
