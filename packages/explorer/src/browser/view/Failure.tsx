import type { Snapshot } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';

/** Why a state does not build, in the words of the tool. */
export function Failure({ snapshot: { ok, error } }: { snapshot: Snapshot }) {
  const text = useExplorerText();
  if (ok) return null;
  return (
    <div className={styles.failure}>
      <p>{text('fails')}</p>
      <pre>{error.join('\n')}</pre>
    </div>
  );
}
