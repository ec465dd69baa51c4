import { button, element } from './element';
import { textOf } from './texts';

const storageKey = 'rslib-recent-searches';

const maxSearches = 5;

/** Remembers a search that led to a page. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  const others = readSearches().filter((one) => one !== text);
  storeSearches([text, ...others].slice(0, maxSearches));
}

/** The searches stored on this device, the latest first. */
function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => typeof one === 'string').slice(0, maxSearches);
  } catch {
    return [];
  }
}

function storeSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Where storage is blocked, there are no recent searches.
  }
}

/**
 * The recent searches on this device, to repeat one or to clear them; nothing if there are none.
 * `onPick` gets one of them, or nothing when they have been cleared.
 */
export function recentSearches(onPick: (query?: string) => void): HTMLElement[] {
  const searches = readSearches();
  if (searches.length === 0) return [];
  const heading = element('h2', {}, textOf('recent'));
  const forget = button(textOf('forget'), () => {
    storeSearches([]);
    onPick();
  });
  const items = searches.map((query) =>
    element(
      'li',
      {},
      button(query, () => onPick(query)),
    ),
  );
  const attributes = { class: 'search-recent', 'aria-label': textOf('recent') };
  const head = element('div', {}, heading, forget);
  return [element('section', attributes, head, element('ul', {}, ...items))];
}
