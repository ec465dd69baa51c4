import explorerStyles from '@site/explorer/browser/styles.module.css';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import type { BuildResult } from '../../engine/client';
import styles from './Playground.module.css';
import type { Obstacle } from './state/support';
import type { Status as BuildStatus } from './state/useBuilds';
import type { ProjectState } from './state/useProject';
import { usePlaygroundText } from './usePlaygroundText';

const failures = ['notStarted', 'timeout', 'broken', 'unavailable', 'tooLarge'];
const megabytes = (bytes = 0) => (bytes / 1e6).toFixed(1);

export interface StatusProps {
  status: BuildStatus;
  /** Of the first download, in megabytes. */
  size: string;
  /** How long the last build took. */
  milliseconds?: number | undefined;
}

/** What the engine does, in a sentence, with a bar while it is fetched. */
export function Status({ status, size, milliseconds = 0 }: StatusProps) {
  const { kind, bytes, total, message = '' } = status;
  const text = usePlaygroundText();
  const values = {
    size,
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
      <p role={failures.includes(kind) ? 'alert' : 'status'}>{text(kind, values)}</p>
    </div>
  );
}

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

export interface NoticesProps {
  notice: ProjectState['notice'];
  obstacle: Obstacle | undefined;
  /** The package comes from a link, and the reader has not run it. */
  isForeign: boolean;
}

/** What readers have to know before they go on. */
export function Notices({ notice, obstacle, isForeign }: NoticesProps) {
  const text = usePlaygroundText();
  const remark = obstacle ?? (isForeign ? 'foreign' : undefined);
  return (
    <>
      <p className="without-scripts">{text('noScripts')}</p>
      {notice && (
        <p role="alert" className={explorerStyles.alert}>
          {text(notice)}
        </p>
      )}
      {remark && <p className={explorerStyles.notice}>{text(remark)}</p>}
    </>
  );
}
