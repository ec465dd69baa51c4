import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { checks, terminal, type View } from './views';

/** What a view is called, and what the last toggle did to it. */
export function ViewName({ view: { id, change } }: { view: View }) {
  const text = useExplorerText();
  const report = id === terminal || id === checks ? text(id) : undefined;
  return (
    <>
      {report ?? <span className={styles.path}>{id}</span>}
      {change !== 'same' && <em className={styles.change}>{text(change)}</em>}
    </>
  );
}
