import styles from '../Explorer.module.css';
import { changeSummary, formatBytes, totalOf } from '../state/changes';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';

/** The total sizes, and a live region with the effect of the last change or its progress. */
export function Summary({ outputs }: { outputs: Outputs }) {
  const text = useExplorerText();
  const { now, status, retry } = outputs;
  const { raw, gzip, brotli } = totalOf(now);
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        <b>{formatBytes(raw)}</b> <span>gzip {formatBytes(gzip)}</span>{' '}
        <span>brotli {formatBytes(brotli)}</span>
      </p>
      <p role="status" className={styles.effect}>
        {status === 'loading' ? text('loading') : changeSummary(outputs, text)}
      </p>
      {status === 'failed' && (
        <p role="alert" className={styles.alert}>
          {text('failed')}{' '}
          <button type="button" className={styles.action} onClick={retry}>
            {text('retry')}
          </button>
        </p>
      )}
    </div>
  );
}
