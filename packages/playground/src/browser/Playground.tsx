import { Link } from '@site/base-theme/link/Link';
import { useLangPrefix } from '@site/base-theme/useText';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import type { Snapshot, SourceFile } from '@site/explorer/format/data';
import { type ReactNode, useMemo } from 'react';
import { Action, Actions } from './Actions';
import { OptionToggles } from './config/OptionToggles';
import { Files } from './editor/Files';
import { problemsIn } from './output/messages';
import { outputOf } from './output/output';
import { Result } from './output/Result';
import styles from './Playground.module.css';
import type { Versions } from './project/archive';
import { projectOf } from './project/project';
import { type Status as BuildStatus, useBuilds } from './state/useBuilds';
import { useProject } from './state/useProject';
import { usePlaygroundText } from './usePlaygroundText';
import { useWindowEvent } from './useWindowEvent';

export interface PlaygroundProps {
  /** The example in the HTML: a recorded state of the output explorer. */
  snapshot: Snapshot;
  sources: readonly SourceFile[];
  /** How many samples are built here as recorded, and how many were tried. */
  equal: number;
  tried: number;
  /** What `package.json` of a download may need. */
  versions: Versions;
}

const failures = ['notStarted', 'timeout', 'broken', 'unavailable', 'tooLarge'];
const busy = ['fetching', 'starting', 'building', 'fetchingTypescript'];

/** A package on one side, what Rslib builds of it in the reader's browser on the other. */
export default function Playground(props: PlaygroundProps) {
  const { snapshot, sources, versions, equal, tried } = props;
  const text = usePlaygroundText();
  const prefix = useLangPrefix();
  const example = useMemo(() => projectOf(snapshot, sources), [snapshot, sources]);
  const { project, source, notice, edit, reset } = useProject(example);
  const builds = useBuilds(project, source, outputOf(snapshot));
  const { obstacle, status, size, press, stop } = builds;
  const { now, before } = builds.outputs;
  const { missing } = now;
  const isOption = missing?.kind === 'option';
  const problems = useMemo(() => problemsIn(now.log), [now.log]);
  const canRun = obstacle === undefined;
  const isBusy = busy.includes(status.kind);
  const isForeign = source === 'address' && !builds.isOn;
  // What readers have to know before they go on.
  const remark = obstacle ?? (isForeign ? 'foreign' : undefined);
  useWindowEvent('click', loadDocument, true);

  return (
    <section
      className={`rp-not-doc ${explorerStyles.explorer}`}
      data-styles="explorer"
      data-takes-files="page"
      aria-label={text('label')}
    >
      <p className="without-scripts">{text('noScripts')}</p>
      {notice && <Alert>{text(notice)}</Alert>}
      {remark && <p className={explorerStyles.notice}>{text(remark)}</p>}
      <div className={`needs-scripts ${styles.bar}`} data-styles="playground">
        {canRun && (
          <Action
            isMain
            label={text(isBusy ? 'stop' : status.kind === 'asking' ? 'load' : 'run')}
            onPress={isBusy ? stop : press}
          />
        )}
        <Actions project={project} versions={versions} onEdit={edit} onReset={reset} />
      </div>
      {canRun && <Status status={status} size={size} milliseconds={now.milliseconds} />}
      <OptionToggles
        project={project}
        example={example}
        canRun={canRun}
        onEdit={edit}
        onShow={builds.show}
      />
      <div className={styles.panes}>
        <Files project={project} problems={problems} onEdit={edit} />
        <div>
          {now.milliseconds === undefined && (
            <p className={styles.remark}>{text('recorded')}</p>
          )}
          {missing && (
            <Alert>
              {text(isOption ? 'missingOption' : 'missingPackage', missing)}{' '}
              {isOption && (
                <Link href={`${prefix}/config/lib/dts`}>{text('missingLink')}</Link>
              )}
            </Alert>
          )}
          <Result now={now} before={before} project={project} />
        </div>
      </div>
      <p className={styles.remark}>{text('conformance', { equal, tried })}</p>
    </section>
  );
}

interface StatusProps {
  status: BuildStatus;
  /** Of the first download, in megabytes, as soon as it is known. */
  size: string | undefined;
  milliseconds?: number | undefined;
}

const megabytes = (bytes = 0) => (bytes / 1e6).toFixed(1);

/** What the engine does, in a sentence, with a bar while it is fetched. */
function Status({ status, size = '', milliseconds = 0 }: StatusProps) {
  const { kind, bytes, total, message = '' } = status;
  const text = usePlaygroundText();
  const key = kind === 'size' && !size ? 'sizeUnknown' : kind;
  const time = Math.round(milliseconds);
  const values = { size, message, time, done: megabytes(bytes), total: megabytes(total) };
  return (
    <div className={`needs-scripts ${styles.bar} ${styles.remark}`}>
      {kind === 'fetching' && (
        <progress aria-label={text('fetchingLabel')} value={bytes} max={total} />
      )}
      <p role={failures.includes(kind) ? 'alert' : 'status'}>{text(key, values)}</p>
    </div>
  );
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={explorerStyles.alert}>
      {children}
    </p>
  );
}

/**
 * Leaves the page by loading the next one. Inside of React it would keep the isolation, under which
 * other pages may load nothing from elsewhere.
 */
function loadDocument(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.origin === location.origin && link.pathname !== location.pathname)
    event.stopPropagation();
}
