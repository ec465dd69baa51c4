import type { Status as BuildStatus } from '../state/useBuilds';
import { usePlaygroundText } from '../usePlaygroundText';
import styles from './Toolbar.module.css';

export interface StatusProps {
  status: BuildStatus;
  /** Of the first download, in megabytes, as soon as it is known. */
  size: string | undefined;
  milliseconds?: number | undefined;
}

const failures = ['notStarted', 'timeout', 'broken', 'unavailable', 'tooLarge'];
const megabytes = (bytes = 0) => (bytes / 1e6).toFixed(1);

/** What the engine does, in a sentence, with a bar while it is fetched. */
export function Status({ status, size = '', milliseconds = 0 }: StatusProps) {
  const { kind, bytes, total, message = '', part = '' } = status;
  const text = usePlaygroundText();
  const key = kind === 'size' && !size ? 'sizeUnknown' : kind;
  const time = (milliseconds / 1000).toFixed(2);
  const values = {
    size,
    message,
    part,
    time,
    done: megabytes(bytes),
    total: megabytes(total),
  };
  return (
    <div className={styles.status} data-kind={kind}>
      {kind === 'fetching' && (
        <progress aria-label={text('fetchingLabel')} value={bytes} max={total} />
      )}
      <p role={failures.includes(kind) ? 'alert' : 'status'}>{text(key, values)}</p>
    </div>
  );
}
