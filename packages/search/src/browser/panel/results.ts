import type { Hit, IndexHits, MarkedText } from '../types';
import { element } from './element';
import { textOf } from './texts';

export type ResultList = ReturnType<typeof createResultList>;

/**
 * The listbox that the field controls, with a group for each index if there are several. `base` is
 * the base path of the site, which the links of results lack.
 */
export function createResultList(base: string) {
  const list = element('div', { id: 'search-results', role: 'listbox' });
  const groups = new Map<string, HTMLElement>();
  /** The results in the order of the list, by the links of their hits. */
  const rows = new Map<string, HTMLAnchorElement>();
  return {
    list,
    get rows(): readonly HTMLAnchorElement[] {
      return [...rows.values()];
    },
    clear(): void {
      rows.clear();
      groups.clear();
      list.replaceChildren();
    },
    /** Adds the results that are not listed yet below those that are, which stay where they are. */
    add(results: readonly IndexHits[]): void {
      list.setAttribute('aria-label', textOf('results'));
      const found = results.filter(({ pages }) => pages.length > 0);
      for (const { index, isOwn, pages } of found) {
        const group = groups.get(index) ?? (found.length > 1 ? createGroup(index) : list);
        groups.set(index, group);
        if (group !== list) list.append(group);
        for (const { hits } of pages) {
          const others = hits.filter(({ link }) => !rows.has(link));
          for (const [position, hit] of others.entries()) {
            const result = createResult(hit, isOwn, position > 0, base);
            result.id = `search-${rows.size}`;
            rows.set(hit.link, result);
            group.append(result);
          }
        }
      }
    },
  };
}

function createGroup(name: string): HTMLElement {
  return element(
    'div',
    { role: 'group', 'aria-label': name },
    element('p', { class: 'search-group', 'aria-hidden': 'true' }, name),
  );
}

/**
 * An option that is a link, so that it can also be opened in a new tab. The result after another
 * one of its page does not repeat the title.
 */
function createResult(
  { type, link, title, header, statement }: Hit,
  isOwn: boolean,
  isContinued: boolean,
  base: string,
): HTMLAnchorElement {
  const names = isContinued && header.length > 0 ? header : [title, ...header];
  const result = element(
    'a',
    {
      href: link.startsWith('/') && !link.startsWith(base) ? base + link.slice(1) : link,
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      'data-hit-type': type,
      class: isContinued ? 'search-result search-continued' : 'search-result',
      ...(isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' }),
    },
    element(
      'span',
      { class: 'search-path' },
      ...names.map((name) => element('span', {}, ...marked(name))),
    ),
  );
  if (statement.text !== '')
    result.append(element('span', { class: 'search-snippet' }, ...marked(statement)));
  return result;
}

function marked({ text, highlightRanges }: MarkedText): (Node | string)[] {
  let end = 0;
  const parts = highlightRanges.flatMap(({ start, length }) => {
    const before = text.slice(end, start);
    end = start + length;
    return [before, element('mark', {}, text.slice(start, end))];
  });
  return [...parts, text.slice(end)];
}
