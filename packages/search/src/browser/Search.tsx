import { useText } from '@site/theme/useText';
import { useEffect, useState } from 'react';
import { useHighlight } from './highlight/useHighlight';
import { writeQuery } from './queryInAddress';
import styles from './Search.module.css';
import {
  useOpenQuery,
  usePreload,
  useSearchDialog,
  useSearchScope,
} from './useSearchDialog';

/** The search button and, while search is open, its dialog. */
export function Search() {
  const text = useText();
  const [query, setQuery] = useOpenQuery();
  const [words, setWords] = useState<readonly string[]>([]);
  useHighlight(words);
  const isOpen = query !== undefined;
  const { Dialog, failed } = useSearchDialog(isOpen, () => setQuery(undefined));
  const scope = useSearchScope();
  const preload = usePreload(scope);
  useEffect(() => {
    if (isOpen) preload();
  }, [isOpen, preload]);
  const close = () => {
    setQuery(undefined);
    writeQuery(undefined);
  };
  return (
    <>
      <SearchButton onClick={() => setQuery('')} onIntent={preload} />
      {failed && (
        <p role="alert" className={styles.failed}>
          {text('searchPanelFailed')}
        </p>
      )}
      {Dialog && isOpen && (
        <Dialog scope={scope} query={query} onClose={close} onPick={setWords} />
      )}
    </>
  );
}

interface SearchButtonProps {
  onClick: () => void;
  /** Called when the reader points at the button, touches or focuses it. */
  onIntent: () => void;
}

/** One button for all widths; on small screens only screen readers get its label. */
function SearchButton({ onClick, onIntent }: SearchButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onClick}
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      data-search-open
    >
      {/* Shorter than the framework's icon, and on every page. */}
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-4-4" />
      </svg>
      <span className={styles.label}>{text('searchButton')}</span>
      <span className={styles.keys} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
