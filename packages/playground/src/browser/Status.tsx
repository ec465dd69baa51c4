import explorerStyles from '@site/explorer/browser/styles.module.css';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import type { BuildResult } from '../../engine/client';
import styles from './Playground.module.css';
import type { Status as BuildStatus, Output } from './state/useBuilds';
import type { ProjectState } from './state/useProject';
import type { useRun } from './state/useRun';
import { usePlaygroundText } from './usePlaygroundText';

type Runs = ReturnType<typeof useRun>;

export interface StatusProps extends Pick<Runs, 'size' | 'isAsking'> {
  status: BuildStatus;
  output: Output;
}

/** What the engine does, in a sentence, with a bar while it is fetched. */
export function Status(props: StatusProps) {
  const { status } = props;
  const text = usePlaygroundText();
  const isAlert = status.kind === 'failed' && status.code !== 'stopped';
  return (
    <div className={styles.status}>
      {status.kind === 'fetching' && (
        <progress
          aria-label={text('fetchingLabel')}
          value={status.bytes}
          max={status.total}
        />
      )}
      <p role={isAlert ? 'alert' : 'status'}>{text(...sentence(props))}</p>
    </div>
  );
}

/** A key of the texts with its values. */
function sentence(props: StatusProps): Parameters<ReturnType<typeof usePlaygroundText>> {
  const { status, output, size, isAsking } = props;
  const { ok, milliseconds = 0 } = output;
  switch (status.kind) {
    case 'idle':
      return [isAsking ? 'asking' : 'size', { size }];
    case 'fetching':
      return [
        'fetching',
        { done: megabytes(status.bytes), total: megabytes(status.total) },
      ];
    case 'failed':
      return [status.code, { message: status.message }];
    case 'built':
      return [ok ? 'built' : 'buildFailed', { time: Math.round(milliseconds) }];
    default:
      return [status.kind];
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Says that an option or a package works on a computer alone, and how. */
export function Missing({ kind, name }: NonNullable<BuildResult['missing']>) {
  const text = usePlaygroundText();
  const prefix = useLangPrefix();
  return (
    <p role="alert" className={explorerStyles.alert}>
      {text(kind === 'option' ? 'missingOption' : 'missingPackage', { name })}{' '}
      {kind === 'option' && (
        <Link href={`${prefix}/config/lib/dts`}>{text('missingLink')}</Link>
      )}
    </p>
  );
}

export interface NoticesProps extends Pick<Runs, 'obstacle' | 'isTooLarge'> {
  notice: ProjectState['notice'];
  /** The package comes from a link, and the reader has not run it. */
  isForeign: boolean;
}

/** What readers have to know before they go on. */
export function Notices({ notice, obstacle, isTooLarge, isForeign }: NoticesProps) {
  const text = usePlaygroundText();
  const alert = notice ?? (isTooLarge ? 'tooLarge' : undefined);
  const remark = obstacle ?? (isForeign ? 'foreign' : undefined);
  return (
    <>
      <p className="without-scripts">{text('noScripts')}</p>
      {alert && (
        <p role="alert" className={explorerStyles.alert}>
          {text(alert)}
        </p>
      )}
      {remark && <p className={explorerStyles.notice}>{text(remark)}</p>}
    </>
  );
}
