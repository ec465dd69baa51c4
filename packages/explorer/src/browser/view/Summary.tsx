import styles from '../Explorer.module.css';
import { totalOf } from '../state/changes';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { bytes } from './bytes';
import { changeLine } from './words';

/** How much is emitted, and in words that are read aloud what the last toggle did, what is awaited and what went wrong. */
export function Summary({ outputs }: { outputs: Outputs }) {
  const text = useExplorerText();
  const { now, before, status, retry } = outputs;
  const { raw, gzip, brotli } = totalOf(now);
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        {now.ok ? (
          <>
            <b>{bytes(raw)}</b> <span>gzip {bytes(gzip)}</span>{' '}
            <span>brotli {bytes(brotli)}</span>
          </>
        ) : (
          <b data-failed>{text('notBuilt')}</b>
        )}
      </p>
      <p role="status" className={styles.said}>
        {status === 'loading' ? text('loading') : changeLine(now, before, text)}
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
