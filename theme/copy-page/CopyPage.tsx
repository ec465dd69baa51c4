import { useText } from '../useText';
import styles from './CopyPage.module.css';
import { useCopyPage } from './useCopyPage';

const labels = {
  none: 'copyMarkdown',
  copied: 'copied',
  failed: 'markdownNotCopied',
} as const;

/**
 * Copies or opens the page as Markdown. "Open" is a plain link, which works without scripts and
 * when copying fails. The framework's buttons copy error pages, do not announce failures, and link
 * to third-party services.
 */
export function CopyPage() {
  const text = useText();
  const { address, outcome, copy } = useCopyPage();
  return (
    <div className={styles.row} data-copy-page={outcome} data-print="no">
      <button type="button" className={styles.action} onClick={copy}>
        {text(labels[outcome])}
      </button>
      <a
        className={styles.action}
        href={address}
        type="text/markdown"
        aria-label={text('openPageMarkdown')}
      >
        {text('openMarkdown')}
      </a>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && text('copied')}
        {outcome === 'failed' && text('markdownFailed')}
      </span>
    </div>
  );
}
