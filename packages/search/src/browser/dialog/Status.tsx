import { useText } from '@site/theme/useText';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch';

export interface StatusProps {
  state: SearchState;
  typed: string;
  /** Number of results that are shown. */
  count: number;
}

/** What the dialog shows or announces besides results: loading, an error, none, or their number. */
export function Status({ state, typed, count }: StatusProps) {
  const text = useText();
  const { status, answeredQuery, isBusy, retry } = state;
  const hasQuery = typed.trim() !== '';
  const isWaiting = status === 'loading' || isBusy;
  const isAnswered = hasQuery && status === 'ready' && !isBusy && answeredQuery !== '';
  return (
    <>
      {hasQuery && isWaiting && count === 0 && (
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
      {isAnswered && count === 0 && (
        <div className={styles.notice}>
          <p>
            {text('searchNoResultsText')} <q>{answeredQuery}</q>
          </p>
          <p className={styles.hint}>{text('searchSuggestedQueryText')}</p>
        </div>
      )}
      <p className={styles.announcement} role="status">
        {isAnswered ? text('searchCount').replace('{count}', String(count)) : ''}
      </p>
    </>
  );
}
