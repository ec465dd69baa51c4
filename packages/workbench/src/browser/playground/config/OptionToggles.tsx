import { keyOf, nearestState } from '../../../format/states.ts';
import { demonstrated, type State, toggleNames } from '../../../format/toggles.ts';
import { loadRecorded, type Output, type Project } from '../../parts/recorded';
import { Toggles } from '../../parts/Toggles';
import { configPathOf, hasSourcesOf } from '../project/project';
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
 * The toggles of recorded builds. They edit the configuration's text. Where nothing can be built,
 * recorded builds are there for the example.
 */
export function OptionToggles(props: OptionTogglesProps) {
  const { project, example, canRun, onEdit, onShow } = props;
  const config = configOf(project);
  const state = stateOf(config);
  const readable = offeredToggles(config);
  const recorded = hasSourcesOf(project, example) ? demonstrated : [];
  const offered = canRun || readable.length === 0 ? readable : recorded;
  if (offered.length === 0) return null;
  const change = async (next: State) => {
    if (canRun) return onEdit((all) => withToggles(all, state, next));
    const found = await loadRecorded(nearestState(keyOf(next).split('.')));
    onEdit(() => found.project);
    onShow(found.output);
  };
  return <Toggles state={state} offered={offered} onChange={change} />;
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
