import { useCopyText } from '@site/theme/code/useCopyText';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import type { State } from '../data/toggles.ts';
import styles from '../Explorer.module.css';
import { writeAddress } from '../state/address';
import { useExplorerText } from '../useExplorerText';

/** Copies the address of the page, which contains the state. */
export function CopyLink() {
  const text = useExplorerText();
  const [copied, copy] = useCopyText();
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => copy(window.location.href)}
    >
      <span aria-live="polite">{text(copied ? 'copiedLink' : 'copyLink')}</span>
    </button>
  );
}

/** Links an embedded explorer to the page of the explorer, in the same state. */
export function OpenLink({ state }: { state: State }) {
  const text = useExplorerText();
  const prefix = useLangPrefix();
  return (
    <Link href={`${prefix}/guide/start/explorer${writeAddress('', state)}`}>
      {text('openExplorer')}
    </Link>
  );
}
