import { copyToClipboard } from '@rspress/core/theme';
import { useState } from 'react';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';

/** Copies the address of the page, in which the state stands. */
export function CopyLink() {
  const text = useExplorerText();
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyToClipboard(window.location.href)) setCopied(window.location.href);
  };
  const done = typeof window !== 'undefined' && copied === window.location.href;
  return (
    <button type="button" className={styles.action} onClick={copy}>
      <span aria-live="polite">{text(done ? 'copiedLink' : 'copyLink')}</span>
    </button>
  );
}
