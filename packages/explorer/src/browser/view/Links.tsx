import { withBase } from '@rspress/core/runtime';
import { useCopyText } from '@site/theme/code/useCopyText';
import { useLangPrefix } from '@site/theme/useText';
import { keyOf } from '../data/states.ts';
import type { State } from '../data/toggles.ts';
import styles from '../Explorer.module.css';
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

/**
 * Links an embedded explorer to the playground, with the package and the configuration of the state.
 * It loads a document: the playground is isolated from other pages.
 */
export function OpenLink({ state }: { state: State }) {
  const text = useExplorerText();
  const prefix = useLangPrefix();
  return (
    <a href={withBase(`${prefix}/playground/#state=${keyOf(state)}`)}>
      {text('openPlayground')}
    </a>
  );
}
