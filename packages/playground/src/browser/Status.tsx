import styles from './Playground.module.css';
import type { Status as BuildStatus } from './state/useBuilds';
import { usePlaygroundText } from './usePlaygroundText';

const failures = ['notStarted', 'timeout', 'broken', 'unavailable', 'tooLarge'];
const megabytes = (bytes = 0) => (bytes / 1e6).toFixed(1);

export interface StatusProps {
  status: BuildStatus;
  /** Of the first download, in megabytes, as soon as it is known. */
  size: string | undefined;
  /** How long the last build took. */
  milliseconds?: number | undefined;
}

/** What the engine does, in a sentence, with a bar while it is fetched. */
export function Status({ status, size, milliseconds = 0 }: StatusProps) {
  const { kind, bytes, total, message = '' } = status;
  const text = usePlaygroundText();
  const isUnknown = kind === 'size' && size === undefined;
  const values = {
    size: size ?? '',
    message,
    time: Math.round(milliseconds),
    done: megabytes(bytes),
    total: megabytes(total),
  };
  return (
    <div className={`${styles.bar} ${styles.remark}`}>
      {kind === 'fetching' && (
        <progress aria-label={text('fetchingLabel')} value={bytes} max={total} />
      )}
      <p role={failures.includes(kind) ? 'alert' : 'status'}>
        {text(isUnknown ? 'sizeUnknown' : kind, values)}
      </p>
    </div>
  );
}
