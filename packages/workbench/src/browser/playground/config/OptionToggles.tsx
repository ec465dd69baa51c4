import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { keyOf, nearestState } from '../../../format/states.ts';
import { demonstrated, type State, toggleNames } from '../../../format/toggles.ts';
import { loadState } from '../../explorer/useOutputs';
import { Controls, stateOfControls } from '../../parts/Controls';
import { type Output, outputOf } from '../output/output';
import { configPathOf, hasSourcesOf, type Project, projectOf } from '../project/project';
import { offeredToggles, stateOf, withState } from './toggles';

export interface OptionTogglesProps {
  project: Project;
  /** What recorded builds were made from. */
  example: Project;
  canRun: boolean;
  onEdit: (change: (project: Project) => Project) => void;
  onShow: (recorded: Output) => void;
}

/**
 * The toggles of the output explorer. They edit the configuration's text. Where nothing can be built,
 * recorded builds are there for the example.
 */
export function OptionToggles(props: OptionTogglesProps) {
  const { project, example, canRun, onEdit, onShow } = props;
  const root = useRef<HTMLDivElement>(null);
  const config = configOf(project);
  const state = stateOf(config);
  const readable = offeredToggles(config);
  const recorded = hasSourcesOf(project, example) ? demonstrated : [];
  const offered = canRun || readable.length === 0 ? readable : recorded;

  const showRecorded = async (next: State) => {
    const { now, sources } = await loadState(nearestState(keyOf(next).split('.')));
    onEdit(() => projectOf(now, sources));
    onShow(outputOf(now));
  };
  const toggle = (element: Element) => {
    const next = stateOfControls(element, state);
    if (next === state) return;
    if (!canRun) void showRecorded(next);
    else onEdit((all) => withToggles(all, state, next));
  };
  // The reader may have set controls before React hydrated them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    if (root.current) toggle(root.current);
  }, []);
  if (offered.length === 0) return null;
  return (
    <div
      ref={root}
      onChange={({ currentTarget }: FormEvent<HTMLElement>) => toggle(currentTarget)}
    >
      <Controls state={state} offered={offered} />
    </div>
  );
}

/** The text of the configuration; empty if there is none. */
function configOf(project: Project): string {
  const path = configPathOf(project);
  return (path && project[path]) ?? '';
}

/** Changes what is different from `before` in `after`, and nothing else, in any configuration. */
function withToggles(project: Project, before: State, after: State): Project {
  const path = configPathOf(project);
  if (!path) return project;
  const config = configOf(project);
  const changed = toggleNames.filter((name) => before[name] !== after[name]);
  const values = changed.map((name) => [name, after[name]]);
  const next = { ...stateOf(config), ...Object.fromEntries(values) };
  return { ...project, [path]: withState(config, next) };
}
