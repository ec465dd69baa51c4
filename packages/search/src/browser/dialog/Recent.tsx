import { useText } from '@site/theme/useText';
import { useState } from 'react';
import { forgetSearches, recentSearches } from '../recent';
import styles from './Recent.module.css';

export interface RecentProps {
  onPick: (query: string) => void;
}

/** What was searched for before on this device, to search for it again or to have it forgotten. */
export function Recent({ onPick }: RecentProps) {
  const text = useText();
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={text('searchRecent')}>
      <div className={styles.head}>
        <h2>{text('searchRecent')}</h2>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
            forgetSearches();
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
