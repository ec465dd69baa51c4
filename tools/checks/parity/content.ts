import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { pairsOf } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import { lagOf } from '@site/translations/compare';
import type { States } from '@site/translations/states';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * What stands in a section besides its words, each kind as texts that are the same in both
 * languages.
 */
type Content = Readonly<
  Record<'table' | 'callout' | 'link' | 'image' | 'term', string[]>
>;

/** What a language may order as its sentences want it. */
const unordered = new Set(['link', 'term']);

/**
 * Finds sections of Chinese pages that do not have the tables, callouts, links, images and terms
 * of the English section. The order of links and terms is free, and a link to another site may
 * lead to its Chinese pages. Sections that are known to be behind, as `states` tell, are left out.
 */
export function contentParity(pages: readonly Page[], states: States): Finding[] {
  return pairsOf(pages).flatMap((pair) => {
    const behind = new Set(lagOf(pair, states[pair.en.name]).sections.map(idBehind));
    const chinese = new Map(sectionsOf(pair.zh).map((section) => [section.id, section]));
    return sectionsOf(pair.en).flatMap((section) => {
      const counterpart = chinese.get(section.id);
      if (!counterpart || behind.has(section.id)) return [];
      return compare(section, counterpart, pair.zh);
    });
  });
}

function idBehind({ id, lag }: { id: string; lag: string }): string | undefined {
  return lag === 'unconfirmed' ? undefined : id;
}

function compare(en: Section, zh: Section, { file }: Page): Finding[] {
  const [english, chinese] = [contentOf(en.nodes), contentOf(zh.nodes)];
  return (Object.keys(english) as (keyof Content)[]).flatMap((kind) => {
    const [left, right] = [english[kind], chinese[kind]].map((list) =>
      unordered.has(kind) ? list.toSorted() : list,
    );
    if (!left || !right || left.join('\n') === right.join('\n')) return [];
    const section = zh.id === '' ? 'The introduction' : `“${zh.title}”`;
    return {
      file,
      line: zh.line,
      what: `${section} ${difference(kind, left, right)}.`,
      why: 'A Chinese reader gets all that an English one gets: tables, warnings, ways to go on, pictures.',
      todo: 'Bring both sections to the same. Where Chinese is to follow later, undo the change here: a page that is behind says so by itself.',
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
      ? [`has the ${kind} ${extra.join(', ')} and English has not`]
      : []),
  ].join(', and ');
}

/** The texts of `list` that are not in `other`, each as often as it is missing there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((text) => {
    const at = rest.indexOf(text);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

function contentOf(nodes: readonly RootContent[]): Content {
  const content: Content = { table: [], callout: [], link: [], image: [], term: [] };
  const root: Root = { type: 'root', children: [...nodes] };
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      content.link.push(inAnyLanguage(node.url));
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

/** The address of a page of another site without the language that it may begin with. */
function inAnyLanguage(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:en|zh)(?:-[A-Za-z]+)?(?=\/|$)/, '$1');
}
