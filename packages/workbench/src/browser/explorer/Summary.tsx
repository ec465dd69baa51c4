import type { Snapshot } from '../../format/data.ts';
import styles from '../parts/parts.module.css';
import { useExplorerText } from '../parts/useExplorerText';
import { formatBytes } from '../parts/views';
import type { Outputs } from './useOutputs';

/** The sizes of all files, each compressed on its own, and what the last change did to them. */
export function Summary({ outputs }: { outputs: Outputs }) {
  const text = useExplorerText();
  const { now, before, status, retry } = outputs;
  const difference = before ? totalOf(now, 'raw') - totalOf(before, 'raw') : 0;
  const sign = difference > 0 ? '+' : '−';
  return (
    <div>
      <p role="status" className={styles.total}>
        <b>{formatBytes(totalOf(now, 'raw'))}</b>{' '}
        {difference !== 0 && <span>({sign + formatBytes(Math.abs(difference))})</span>}{' '}
        <span>gzip {formatBytes(totalOf(now, 'gzip'))}</span>{' '}
        <span>brotli {formatBytes(totalOf(now, 'brotli'))}</span>{' '}
        {status === 'loading' && text('loading')}
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

function totalOf({ files }: Snapshot, size: 'raw' | 'gzip' | 'brotli'): number {
  return files.reduce((total, file) => total + file[size], 0);
}
