import { useText } from '@site/theme/useText';
import { useEffect, useId, useMemo, useState } from 'react';
import { keepQuery } from '../address';
import { clientFor } from '../client';
import { rememberSearch } from '../recent';
import { useSearch } from '../useSearch';
import { useSearched } from '../useSearched';
import { markedWords } from './markedWords';
import { Recent } from './Recent';
import { ResultList } from './ResultList';
import { rowsOf } from './rows';
import styles from './SearchDialog.module.css';
import { Status } from './Status';
import { useArrows } from './useArrows';
import { useModal } from './useModal';

export interface SearchDialogProps {
  /** What the input holds when the panel opens. */
  query: string;
  onClose: () => void;
  /** Called with the words to mark on the page that a result leads to. */
  onPick: (words: readonly string[]) => void;
}

/** So many pages are shown at first, and that many more each time more are wanted. */
const pagesAtOnce = 7;

/** The search panel: an input that controls a list of results, in a modal dialog. */
export default function SearchDialog({ query, onClose, onPick }: SearchDialogProps) {
  const text = useText();
  const client = clientFor(useSearched());
  const [typed, setTyped] = useState(query);
  const [limit, setLimit] = useState(pagesAtOnce);
  const state = useSearch(client, typed, limit);
  const rows = useMemo(() => rowsOf(state.groups), [state.groups]);
  const ids = rows.map((row) => row.id);
  const { current, setCurrent, onKeyDown } = useArrows(ids, state.answered, typed.trim());
  const dialog = useModal(onClose);
  const id = useId();

  useEffect(() => setTyped(query), [query]);
  useEffect(() => keepQuery(state.answered), [state.answered]);

  const type = (value: string) => {
    setTyped(value);
    setLimit(pagesAtOnce);
  };
  const pick = (index: number) => {
    const row = rows[index];
    if (!row) return;
    rememberSearch(typed);
    onPick(row.own ? markedWords(row.hit) : []);
    onClose();
  };
  const label = text('searchDialog');
  const pages = Math.max(0, ...state.groups.map((group) => group.pages.length));

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
            // In an input for searches the browser would only clear it.
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
        {typed.trim() === '' && <Recent onPick={type} />}
        {rows.length > 0 && (
          <ResultList
            id={`${id}-list`}
            rows={rows}
            current={current}
            onPoint={setCurrent}
            onPick={pick}
          />
        )}
        {pages >= limit && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setLimit(limit + pagesAtOnce)}
          >
            {text('searchMore')}
          </button>
        )}
      </div>
    </dialog>
  );
}
