import { slashOff } from '../storage-keys.ts';
import texts from '../texts.json';
import type { SearchFiles } from '../types';
import { button, element, textOf } from './element';

const storageKey = 'rslib-searches';

const maxSearches = 5;

/** The searches stored on this device, the latest first. */
const readSearches = () =>
  (localStorage.getItem(storageKey) ?? '').split('\n').filter(Boolean);

/** Remembers a search that led to a page. */
export function rememberSearch(query: string): void {
  const text = query.slice(0, 100);
  const others = readSearches().filter((one) => one !== text);
  try {
    localStorage.setItem(storageKey, [text, ...others].slice(0, maxSearches).join('\n'));
  } catch {
    // The storage may be full; the search has led to its page all the same.
  }
}

/**
 * The recent searches on this device, to repeat one or to clear them; nothing if there are none.
 * `onPick` gets one of them, or nothing when they have been cleared.
 */
export function recentSearches(onPick: (query?: string) => void): HTMLElement[] {
  const searches = readSearches();
  const forget = button(textOf(texts.searchForget), () => {
    localStorage.removeItem(storageKey);
    onPick();
  });
  const items = searches.map((query) => button(query, () => onPick(query)));
  return namedList('search-recent', textOf(texts.searchRecent), items, forget);
}

/** Links to the pages that most readers need, in the language or version `scope`. */
export function popularPages(
  { base, scopes }: SearchFiles,
  scope: string,
): HTMLElement[] {
  const links = (scopes[scope]?.popular ?? []).map(([route, title]) =>
    element('a', { href: base + route.slice(1) }, title),
  );
  return namedList('search-popular', textOf(texts.searchPopular), links);
}

/** A switch for the shortcut `/`, which readers who speak their commands may trigger unasked. */
export function slashSwitch(): HTMLElement {
  const created = button(
    textOf(texts.searchSlash),
    () => {
      if (localStorage.getItem(slashOff)) localStorage.removeItem(slashOff);
      else localStorage.setItem(slashOff, '1');
      show();
    },
    { class: 'search-slash', role: 'switch' },
  );
  const show = () =>
    created.setAttribute('aria-checked', String(!localStorage.getItem(slashOff)));
  show();
  return created;
}

/** A region with a list below its name; nothing without items. */
function namedList(
  className: string,
  name: string,
  items: readonly HTMLElement[],
  ...tools: readonly HTMLElement[]
): HTMLElement[] {
  if (items.length === 0) return [];
  const head = element('div', {}, element('h2', {}, name), ...tools);
  const list = element('ul', {}, ...items.map((item) => element('li', {}, item)));
  return [element('section', { class: className, 'aria-label': name }, head, list)];
}
