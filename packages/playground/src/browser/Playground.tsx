import { Controls } from '@site/explorer/browser/Controls';
import type { Snapshot, SourceFile } from '@site/explorer/browser/data';
import { loadState } from '@site/explorer/browser/outputs';
import { stateOfControls } from '@site/explorer/browser/state-of-controls';
import { keyOf, nearestState } from '@site/explorer/browser/states';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { demonstrated, type State } from '@site/explorer/browser/toggles';
import { useMemo } from 'react';
import { Actions } from './Actions';
import { Files } from './editor/Files';
import { problemsIn } from './output/messages';
import { Result } from './output/Result';
import styles from './Playground.module.css';
import type { Versions } from './project/archive';
import { configPathOf, hasSourcesOf, projectOf } from './project/project';
import { Missing, Notices, Status } from './Status';
import { outputOf, useBuilds } from './state/useBuilds';
import { useDocumentLinks } from './state/useDocumentLinks';
import { useProject } from './state/useProject';
import { useRun } from './state/useRun';
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
  const start = useMemo(() => projectOf(snapshot, sources), [snapshot, sources]);
  const { project, source, notice, edit, reset } = useProject(start);
  const recorded = useMemo(() => outputOf(snapshot), [snapshot]);
  const builds = useBuilds(project, recorded);
  const { status, outputs, isOn, stop, show } = builds;
  const runs = useRun(project, source, builds);
  const { state, offered, withState } = useToggles(project);
  const problems = useMemo(() => problemsIn(outputs.now.log), [outputs.now.log]);
  useDocumentLinks();

  const isBusy = !['idle', 'built', 'failed'].includes(status.kind);
  const canRun = runs.obstacle === undefined;
  // Where nothing can be built, recorded builds are there for the example.
  const recordedToggles = hasSourcesOf(project, start) ? demonstrated : [];
  const toggles = offered.length > 0 && !canRun ? recordedToggles : offered;

  const showRecorded = async (next: State) => {
    const { now, sources: files } = await loadState(nearestState(keyOf(next).split('.')));
    edit(() => projectOf(now, files));
    show(outputOf(now));
  };
  const toggle = (form: HTMLElement) => {
    const next = stateOfControls(form, state);
    const path = configPathOf(project);
    if (next === state || !path) return;
    if (canRun) edit((all) => ({ ...all, [path]: withState(all[path] ?? '', next) }));
    else void showRecorded(next);
  };

  return (
    <section
      className={`rp-not-doc ${explorerStyles.explorer} ${styles.playground}`}
      data-styles="explorer"
      aria-label={text('label')}
    >
      <Notices notice={notice} isForeign={source === 'address' && !isOn} {...runs} />
      <div className={styles.bar} data-styles="playground">
        {canRun && (
          <button
            type="button"
            className={styles.run}
            onClick={isBusy ? stop : runs.press}
          >
            {text(isBusy ? 'stop' : runs.isAsking ? 'load' : 'run')}
          </button>
        )}
        <Actions project={project} versions={versions} onEdit={edit} onReset={reset} />
      </div>
      {canRun && <Status status={status} output={outputs.now} {...runs} />}
      {toggles.length > 0 && (
        <div
          className={styles.toggles}
          onChange={({ currentTarget }) => toggle(currentTarget)}
        >
          <Controls state={state} offered={toggles} />
        </div>
      )}
      <div className={styles.panes}>
        <Files project={project} problems={problems} onEdit={edit} />
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
