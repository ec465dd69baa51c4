import type { Snapshot, SourceFile } from '@site/explorer/browser/data';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import { useMemo } from 'react';
import { Action, Actions } from './Actions';
import { OptionToggles } from './config/OptionToggles';
import { Files } from './editor/Files';
import { problemsIn } from './output/messages';
import { outputOf } from './output/output';
import { Result } from './output/Result';
import styles from './Playground.module.css';
import type { Versions } from './project/archive';
import { projectOf } from './project/project';
import { Status } from './Status';
import { useBuilds } from './state/useBuilds';
import { useDocumentLinks } from './state/useDocumentLinks';
import { useProject } from './state/useProject';
import { usePlaygroundText } from './usePlaygroundText';

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

const busy = ['fetching', 'starting', 'building', 'fetchingTypescript'];

/** A package on one side, what Rslib builds of it in the reader's browser on the other. */
export default function Playground(props: PlaygroundProps) {
  const { snapshot, sources, versions } = props;
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
  useDocumentLinks();

  return (
    <section
      className={`rp-not-doc ${explorerStyles.explorer}`}
      data-styles="explorer"
      aria-label={text('label')}
    >
      <p className="without-scripts">{text('noScripts')}</p>
      {notice && (
        <p role="alert" className={explorerStyles.alert}>
          {text(notice)}
        </p>
      )}
      {remark && <p className={explorerStyles.notice}>{text(remark)}</p>}
      <div className={styles.bar} data-styles="playground">
        {canRun && (
          <Action
            isMain
            label={text(isBusy ? 'stop' : status.kind === 'asking' ? 'load' : 'run')}
            onPress={isBusy ? stop : () => void press()}
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
            <p role="alert" className={explorerStyles.alert}>
              {text(isOption ? 'missingOption' : 'missingPackage', missing)}{' '}
              {isOption && (
                <Link href={`${prefix}/config/lib/dts`}>{text('missingLink')}</Link>
              )}
            </p>
          )}
          <Result now={now} before={before} project={project} />
        </div>
      </div>
      <p className={styles.remark}>
        {text('conformance', { equal: props.equal, tried: props.tried })}
      </p>
    </section>
  );
}
