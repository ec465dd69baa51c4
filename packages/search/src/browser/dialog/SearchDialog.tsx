import { useText } from '@site/theme/useText';
import { useEffect, useId, useMemo, useState } from 'react';
import { clientFor } from '../client/client';
import { markedWordsOf } from '../engine/snippets';
import { writeQuery } from '../queryInAddress';
import type { SearchScope } from '../types';
import { RecentSearches, rememberSearch } from './RecentSearches';
import { ResultList, rowsOf } from './ResultList';
import styles from './SearchDialog.module.css';
import { Status } from './Status';
import { useListNavigation } from './useListNavigation';
import { useModal } from './useModal';
import { useSearch } from './useSearch';

/** How many pages are shown at first, and added by the button below them. */
const pagesPerStep = 7;

export interface SearchDialogProps {
  scope: SearchScope;
  /** The content of the input when the dialog opens. */
  query: string;
  onClose: () => void;
  /** Called with the normalised words to highlight on the page of a result. */
  onPick: (words: readonly string[]) => void;
}

/** The search dialog: an input that controls a list of results. */
export default function SearchDialog(props: SearchDialogProps) {
  const { scope, query, onClose, onPick } = props;
  const text = useText();
  const [typed, setTyped] = useState(query);
  const [limit, setLimit] = useState(pagesPerStep);
  const state = useSearch(clientFor(scope), typed, limit);
  const { answeredQuery, results } = state;
  const rows = useMemo(() => rowsOf(results), [results]);
  const { current, setCurrent, onKeyDown } = useListNavigation(
    rows.map((row) => row.id),
    answeredQuery,
    typed.trim(),
  );
  const dialog = useModal(onClose);
  const id = useId();

  useEffect(() => setTyped(query), [query]);
  useEffect(() => writeQuery(answeredQuery), [answeredQuery]);

  const type = (value: string) => {
    setTyped(value);
    setLimit(pagesPerStep);
  };
  const pick = (index: number) => {
    const row = rows[index];
    if (!row) return;
    rememberSearch(typed);
    onPick(row.isOwn ? markedWordsOf(row.hit) : []);
    onClose();
  };
  const label = text('searchDialog');
  const pageCount = Math.max(0, ...results.map(({ pages }) => pages.length));

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} data-search-dialog>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={rows.length > 0}
          aria-autocomplete="list"
          {...(rows.length > 0 ? { 'aria-controls': `${id}-list` } : {})}
          {...(rows[current] ? { 'aria-activedescendant': rows[current].id } : {})}
          placeholder={text('searchPlaceholderText')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // In a search input the browser would only clear it.
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
            else onKeyDown(event);
          }}
          data-search-status={state.status}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {text('searchClose')}
        </button>
      </form>
      <div className={styles.body}>
        <Status state={state} typed={typed} count={rows.length} />
        {typed.trim() === '' && <RecentSearches onPick={type} />}
        {rows.length > 0 && (
          <ResultList
            id={`${id}-list`}
            rows={rows}
            current={current}
            onPoint={setCurrent}
            onPick={pick}
          />
        )}
        {pageCount >= limit && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setLimit(limit + pagesPerStep)}
          >
            {text('searchMore')}
          </button>
        )}
      </div>
    </dialog>
  );
}
