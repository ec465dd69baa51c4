import styles from '../parts/parts.module.css';
import { formatBytes, sizeChange, totalOf } from '../parts/sizes';
import { useWorkbenchText } from '../parts/useWorkbenchText';
import type { RecordedBuilds } from './useRecorded';

/** The sizes of all files, and what the last change did to them. */
export function Summary({ now, before, status, retry }: RecordedBuilds) {
  const text = useWorkbenchText();
  const total = totalOf(now.output.files);
  const change = before && sizeChange(total.raw, totalOf(before.output.files).raw);
  return (
    <div>
      <p role="status" className={styles.total}>
        <b>{formatBytes(total.raw)}</b> {change && <span>({change})</span>}{' '}
        <span>gzip {formatBytes(total.gzip)}</span>{' '}
        {total.brotli !== undefined && <span>brotli {formatBytes(total.brotli)}</span>}{' '}
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
