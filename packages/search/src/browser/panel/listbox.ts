import texts from '../texts.json';
import type { Hit, IndexHits, MarkedText } from '../types';
import { element, textOf } from './element';

/**
 * The listbox that the field controls, with a group for each index if there are several. Arrow keys
 * move through it, from the last result to the first and back, and so does the pointer. `base` is
 * the base path of the site, which the links of results lack.
 */
export function createListbox(input: HTMLInputElement, base: string) {
  const list = element('div', { id: 'search-results', role: 'listbox' });
  const groups = new Map<string, HTMLElement>();
  /** The addresses of the pages that are listed, by index. */
  const listed = new Map<string, Set<string>>();
  /** The results in the order of the list, by the links of their hits. */
  const byLink = new Map<string, HTMLAnchorElement>();
  const rows = () => [...byLink.values()];
  let current: HTMLAnchorElement | undefined;
  input.setAttribute('aria-controls', list.id);

  const select = (row: HTMLAnchorElement | undefined) => {
    current?.setAttribute('aria-selected', 'false');
    current = row;
    row?.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-expanded', String(row !== undefined));
    input.setAttribute('aria-activedescendant', row?.id ?? '');
  };
  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // Keys of an input method are not for the list.
    if (step === 0 || event.isComposing) return;
    event.preventDefault();
    const all = rows();
    const at = current ? all.indexOf(current) : -1;
    select(all.at((at + step) % all.length));
    current?.scrollIntoView({ block: 'nearest' });
  });
  list.addEventListener('pointermove', ({ target }) => {
    const row = rows().find((one) => target instanceof Node && one.contains(target));
    if (row && row !== current) select(row);
  });

  return {
    list,
    rows,
    /** Makes a row the one that Enter follows. */
    select,
    current: () => current,
    clear(): void {
      byLink.clear();
      groups.clear();
      listed.clear();
      list.replaceChildren();
      select(undefined);
    },
    /**
     * Adds the pages that are not listed yet below those that are, which stay where they are, until
     * each index has `limit` pages.
     */
    add(results: readonly IndexHits[], limit: number): void {
      list.setAttribute('aria-label', textOf(texts.searchResults));
      const found = results.filter(({ pages }) => pages.length > 0);
      for (const { index, isOwn, pages } of found) {
        const group = groups.get(index) ?? (found.length > 1 ? createGroup(index) : list);
        groups.set(index, group);
        if (group !== list) list.append(group);
        const known = listed.get(index) ?? new Set();
        listed.set(index, known);
        for (const hits of pages) {
          const page = hits[0]?.link.replace(/#.*/, '') ?? '';
          if (known.has(page) || known.size >= limit) continue;
          known.add(page);
          const others = hits.filter(({ link }) => !byLink.has(link));
          for (const [position, hit] of others.entries()) {
            const result = createResult(hit, isOwn, position > 0, base);
            result.id = `search-${byLink.size}`;
            byLink.set(hit.link, result);
            group.append(result);
          }
        }
      }
      select(current ?? rows()[0]);
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
  const path = names.map((name) => element('span', {}, ...marked(name)));
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
    element('span', { class: 'search-path' }, ...path),
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
