import { Controls } from '@site/explorer/browser/Controls';
import type { Snapshot, SourceFile } from '@site/explorer/browser/data';
import { loadState } from '@site/explorer/browser/outputs';
import { stateOfControls } from '@site/explorer/browser/selected-state';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import type { State } from '@site/explorer/browser/toggles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Actions } from './Actions';
import { Files } from './editor/Files';
import { Missing } from './Missing';
import { problemsIn } from './output/messages';
import { Result } from './output/Result';
import { outputOf } from './output/recorded';
import styles from './Playground.module.css';
import type { Versions } from './project/archive';
import { configPathOf, projectOf } from './project/project';
import { Status } from './Status';
import { setPendingRun } from './state/memory';
import { isMetered, type Obstacle, prepareIsolation } from './state/support';
import { useBuilds } from './state/useBuilds';
import { useDocumentLinks } from './state/useDocumentLinks';
import { useEngineSize } from './state/useEngineSize';
import { useProject } from './state/useProject';
import { useToggles } from './state/useToggles';
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

/** A package on one side, what Rslib builds of it in the reader's browser on the other. */
export default function Playground(props: PlaygroundProps) {
  const { snapshot, sources, versions } = props;
  const text = usePlaygroundText();
  const root = useRef<HTMLElement>(null);
  const start = useMemo(() => projectOf(snapshot, sources), [snapshot, sources]);
  const { project, source, notice, edit, reset } = useProject(start);
  const recorded = useMemo(() => outputOf(snapshot), [snapshot]);
  const { status, outputs, isOn, run, stop, show } = useBuilds(project, recorded);
  const [hindrance, setHindrance] = useState<Obstacle>();
  const [isAsking, setIsAsking] = useState(false);
  const { state, offered, withState } = useToggles(project);
  useDocumentLinks();
  const size = useEngineSize(setHindrance);

  const build = async () => {
    setIsAsking(false);
    if (crossOriginIsolated) return run(project);
    setPendingRun(project);
    await prepareIsolation();
    location.reload();
  };
  const press = () =>
    isMetered() && !isOn && !isAsking ? setIsAsking(true) : void build();
  // What the reader has changed is built, and what was there at a press of Run before the reload.
  const edited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the project starts it
  useEffect(() => {
    const isWanted = source === 'pending' || (edited.current && source !== 'address');
    edited.current = false;
    if (!isWanted || isOn || hindrance) return;
    // Before the reload, the reader was asked.
    if (source !== 'pending' && isMetered()) return;
    if (crossOriginIsolated) run(project);
    else if (source === 'pending') setHindrance('notIsolated');
  }, [project, source, hindrance]);
  const change: typeof edit = (update) => {
    edited.current = true;
    edit(update);
  };

  const toggle = (form: HTMLElement) => {
    const next = stateOfControls(form, state);
    const path = configPathOf(project);
    if (next === state || !path) return;
    if (hindrance) return void showRecorded(next);
    change((before) => ({ ...before, [path]: withState(before[path] ?? '', next) }));
  };
  /** Where nothing can be built, recorded builds are there for the example. */
  const showRecorded = async (next: State) => {
    const { now, sources: files } = await loadState(next);
    edit(() => projectOf(now, files));
    show(outputOf(now));
  };
  const isExample =
    hindrance === undefined || project['src/wait.ts'] === start['src/wait.ts'];
  const problems = useMemo(() => problemsIn(outputs.now.log), [outputs.now.log]);
  const isBusy = !['idle', 'built', 'failed'].includes(status.kind);

  return (
    <section
      ref={root}
      className={`rp-not-doc ${explorerStyles.explorer} ${styles.playground}`}
      data-styles="explorer"
      aria-label={text('label')}
    >
      <p className="without-scripts">{text('noScripts')}</p>
      {notice && (
        <p role="alert" className={explorerStyles.alert}>
          {text(notice)}
        </p>
      )}
      {hindrance && <p className={explorerStyles.notice}>{text(hindrance)}</p>}
      {source === 'address' && !isOn && !hindrance && (
        <p className={explorerStyles.notice}>{text('foreign')}</p>
      )}
      <div className={styles.bar} data-styles="playground">
        {!hindrance &&
          (isBusy ? (
            <button type="button" className={styles.run} onClick={stop}>
              {text('stop')}
            </button>
          ) : (
            <button type="button" className={styles.run} onClick={press}>
              {text(isAsking ? 'load' : 'run')}
            </button>
          ))}
        <Actions project={project} versions={versions} onEdit={change} onReset={reset} />
      </div>
      {!hindrance &&
        (status.kind === 'idle' ? (
          <p className={styles.status}>{text(isAsking ? 'asking' : 'size', { size })}</p>
        ) : (
          <Status
            status={status}
            ok={outputs.now.ok}
            milliseconds={outputs.now.milliseconds}
          />
        ))}
      {offered.length > 0 && isExample && (
        <div
          className={styles.toggles}
          onChange={({ currentTarget }) => toggle(currentTarget)}
        >
          <Controls state={state} offered={offered} />
        </div>
      )}
      <div className={styles.panes}>
        <Files project={project} problems={problems} onEdit={change} />
        <div>
          {outputs.now.isRecorded && <p className={styles.status}>{text('recorded')}</p>}
          {outputs.now.missing && <Missing {...outputs.now.missing} />}
          <Result now={outputs.now} before={outputs.before} project={project} />
        </div>
      </div>
      <p className={styles.status}>
        {text('conformance', { equal: props.equal, tried: props.tried })}
      </p>
    </section>
  );
}
