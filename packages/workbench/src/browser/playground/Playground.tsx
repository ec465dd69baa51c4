import { useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot, SourceFile } from '../../format/data.ts';
import shared from '../parts/parts.module.css';
import { type Output, recordedOf } from '../parts/recorded';
import { OptionToggles } from './config/OptionToggles';
import { configProblems } from './config/problem';
import { withSourceMap } from './config/toggles';
import { EditorPane } from './editor/EditorPane';
import { FilesPane } from './files/FilesPane';
import { placeOfField } from './help/manifest';
import { useHelp } from './help/useHelp';
import { type PaneName, Panes, showPane } from './layout/Panes';
import { Missing } from './output/Missing';
import { problemsIn } from './output/messages';
import { NotBuilt, OutputPane } from './output/OutputPane';
import type { SourcePlace } from './output/sourceMap';
import styles from './Playground.module.css';
import type { Versions } from './project/archive';
import { hasSourcesOf } from './project/project';
import { useBuilds } from './state/useBuilds';
import { useOpenFiles } from './state/useOpenFiles';
import { useProject } from './state/useProject';
import { Toolbar } from './toolbar/Toolbar';
import { TypesBar } from './types/TypesBar';
import { useTypes } from './types/useTypes';
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

/** A package and what Rslib builds of it in the reader's browser: files, editor and output. */
export default function Playground(props: PlaygroundProps) {
  const { snapshot, sources, versions, equal, tried } = props;
  const text = usePlaygroundText();
  const panes = useRef<HTMLDivElement>(null);
  const recorded = useMemo(() => recordedOf(snapshot, sources), [snapshot, sources]);
  const example = recorded.project;
  const { project, opened, source, notice, edit, reset } = useProject(example);
  const builds = useBuilds(project, source, recorded.output);
  const open = useOpenFiles(project);
  const [problem, setProblem] = useState('');
  const [cursor, setCursor] = useState<SourcePlace>();
  const { now, good, before } = builds.outputs;
  // What was recorded says nothing about another package.
  const isExample = hasSourcesOf(opened, example);
  const own = (output: Output | undefined) =>
    isExample || output?.milliseconds !== undefined ? output : undefined;
  const shown = own(now);
  const problems = useMemo(() => {
    const placed = problemsIn(now.log);
    return placed.length > 0 || now.ok ? placed : configProblems(now.log, project);
  }, [now, project]);
  // TypeScript is there once a build has needed it.
  const [choice, setChoice] = useState<boolean>();
  const isChecked = choice ?? builds.hasTypescript;
  const types = useTypes(project, isChecked);
  const { help, marks } = useHelp({
    project,
    path: open.path,
    output: own(good),
    problems,
    types,
  });
  const moveTo = (place: SourcePlace) =>
    setCursor((last) =>
      last?.path === place.path && last.line === place.line ? last : place,
    );
  const openAt = ({ path, line, column }: SourcePlace) => {
    if (project[path] === undefined) return;
    open.show(path, { line, column });
    show('code');
  };
  const show = (pane: PaneName) => showPane(panes.current, pane);
  useEffect(() => {
    // Before the reload, Run was pressed.
    if (source === 'pending') showPane(panes.current, 'output');
  }, [source]);
  useWindowEvent('click', loadDocument, true);

  return (
    <section
      className={`rp-not-doc ${shared.workbench} ${styles.app}`}
      data-styles="explorer"
      data-takes-files="page"
      aria-label={text('playground')}
    >
      <p className={`without-scripts ${shared.alert}`}>{text('noScripts')}</p>
      <Toolbar
        builds={builds}
        isForeign={source === 'address' && !builds.isOn}
        actions={{
          project,
          versions,
          onEdit: edit,
          onReset: reset,
          onProblem: setProblem,
        }}
        conformance={{ equal, tried }}
        onRun={() => show('output')}
      >
        <OptionToggles
          project={project}
          example={example}
          canRun={builds.obstacle === undefined}
          onEdit={edit}
          onShow={builds.show}
        />
      </Toolbar>
      {notice && (
        <p role="alert" className={shared.alert}>
          {text(notice)}
        </p>
      )}
      {problem && (
        <p role="alert" className={shared.alert}>
          {problem}
        </p>
      )}
      <Panes
        root={panes}
        files={
          <FilesPane
            project={project}
            opened={opened}
            problems={marks}
            selected={open.path}
            onOpen={(path, place) => {
              open.show(path, place);
              show('code');
            }}
            onEdit={edit}
            onRename={open.rename}
          />
        }
        code={
          <EditorPane
            project={project}
            problems={marks}
            open={open}
            help={help}
            onEdit={edit}
            onCursor={moveTo}
          >
            <TypesBar
              types={types}
              isWanted={isChecked}
              onToggle={() => setChoice(!isChecked)}
            />
          </EditorPane>
        }
        output={
          shown ? (
            <OutputPane
              now={shown}
              good={own(good)}
              before={own(before)}
              // Where nothing can be built, recorded builds follow the options.
              isOutdated={
                project !== opened &&
                shown.milliseconds === undefined &&
                builds.obstacle === undefined
              }
              written={Object.values(project).join('\n')}
              problems={problems}
              sources={{
                cursor,
                has: (path) => project[path] !== undefined,
                onOpen: openAt,
                placeOf: (names) => placeOfField(project['package.json'] ?? '', names),
                onToggle: builds.obstacle ? undefined : () => edit(withSourceMap),
              }}
            >
              <Missing missing={shown.missing} />
            </OutputPane>
          ) : (
            <NotBuilt />
          )
        }
      />
    </section>
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
