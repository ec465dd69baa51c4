import explorerStyles from '@site/explorer/browser/styles.module.css';
import type { ProjectState } from './state/useProject';
import type { useRun } from './state/useRun';
import { usePlaygroundText } from './usePlaygroundText';

export interface NoticesProps
  extends Pick<ReturnType<typeof useRun>, 'obstacle' | 'isTooLarge'>,
    Pick<ProjectState, 'notice'> {
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
