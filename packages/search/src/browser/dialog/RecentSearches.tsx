import { useText } from '@site/theme/useText';
import { useState } from 'react';
import styles from './SearchDialog.module.css';

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

export interface RecentSearchesProps {
  onPick: (query: string) => void;
}

/** The recent searches on this device, to repeat one or to clear them. */
export function RecentSearches({ onPick }: RecentSearchesProps) {
  const text = useText();
  const [searches, setSearches] = useState(readSearches);
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={text('searchRecent')}>
      <div className={styles.head}>
        <h2>{text('searchRecent')}</h2>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
            storeSearches([]);
            setSearches([]);
          }}
        >
          {text('searchForget')}
        </button>
      </div>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" className={styles.query} onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
