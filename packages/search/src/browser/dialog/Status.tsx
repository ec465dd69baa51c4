import { useText } from '@site/theme/useText';
import type { SearchState } from '../useSearch';
import styles from './Status.module.css';

export interface StatusProps {
  state: SearchState;
  typed: string;
  /** Number of results that are shown. */
  count: number;
}

/** What there is to say besides the results: that they are on their way, how many, that there are none, what went wrong. */
export function Status({ state, typed, count }: StatusProps) {
  const text = useText();
  const { status, answered, busy, retry } = state;
  const asked = typed.trim() !== '';
  const waiting = status === 'initing' || status === 'initial' || busy;
  const none = status === 'inited' && asked && !busy && answered !== '' && count === 0;
  return (
    <>
      {asked && waiting && count === 0 && (
        <div className={styles.spinner} data-search-spinner />
      )}
      {status === 'error' && (
        <div className={styles.notice} role="alert">
          <p>{text('searchFailed')}</p>
          <button type="button" className={styles.retry} onClick={retry}>
            {text('searchRetry')}
          </button>
        </div>
      )}
      {none && (
        <div className={styles.notice}>
          <p>
            {text('searchNoResultsText')} <q>{answered}</q>
          </p>
          <p className={styles.hint}>{text('searchSuggestedQueryText')}</p>
        </div>
      )}
      <p className={styles.said} role="status">
        {asked && !busy && status === 'inited' && answered !== ''
          ? text('searchCount').replace('{count}', String(count))
          : ''}
      </p>
    </>
  );
}
