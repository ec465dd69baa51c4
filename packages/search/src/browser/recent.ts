const key = 'rslib-recent-searches';

/** So many searches are remembered. */
const most = 5;

/** What was searched for before on this device, the latest first. Nothing where storage holds nonsense. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led to a page. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  const others = recentSearches().filter((one) => one !== text);
  store([text, ...others].slice(0, most));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has nothing to show the next time.
  }
}
