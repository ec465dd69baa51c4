import styles from './Playground.module.css';
import type { Status as BuildStatus } from './state/useBuilds';
import { usePlaygroundText } from './usePlaygroundText';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

export interface StatusProps {
  status: BuildStatus;
  /** Of the last build. */
  ok: boolean;
  milliseconds: number | undefined;
}

/** What the engine does, in a sentence, with a bar while it is fetched. */
export function Status({ status, ok, milliseconds }: StatusProps) {
  const text = usePlaygroundText();
  const { kind } = status;
  return (
    <div className={styles.status}>
      {kind === 'fetching' && (
        <progress
          aria-label={text('fetchingLabel')}
          value={status.bytes}
          max={status.total}
        />
      )}
      <p role={kind === 'failed' && status.code !== 'stopped' ? 'alert' : 'status'}>
        {kind === 'fetching'
          ? text('fetching', {
              done: megabytes(status.bytes),
              total: megabytes(status.total),
            })
          : kind === 'failed'
            ? text(status.code, { message: status.message })
            : kind === 'built'
              ? text(ok ? 'built' : 'buildFailed', {
                  time: String(Math.round(milliseconds ?? 0)),
                })
              : text(kind)}
      </p>
    </div>
  );
}
