import { useText } from '@site/theme/useText';
import styles from './SearchButton.module.css';

export interface SearchButtonProps {
  onClick: () => void;
  /** Called when the reader comes near: what opens can be fetched. */
  onIntent: () => void;
}

/** One button at every width; on small screens its word is only for screen readers. */
export function SearchButton({ onClick, onIntent }: SearchButtonProps) {
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
      {/* Shorter than the framework's, and on every page. */}
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-4-4" />
      </svg>
      <span className={styles.word}>{text('searchButton')}</span>
      <span className={styles.keys} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
