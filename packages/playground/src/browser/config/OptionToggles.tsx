import { Controls, stateOfControls } from '@site/explorer/browser/Controls';
import { loadState } from '@site/explorer/browser/outputs';
import { keyOf, nearestState } from '@site/explorer/browser/states';
import { demonstrated, type State } from '@site/explorer/browser/toggles';
import { type FormEvent, useEffect, useState } from 'react';
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
  // What is set before React runs would be lost.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const path = configPathOf(project);
  const config = path && project[path];
  if (!config) return null;
  const state = stateOf(config);
  const readable = offeredToggles(config);
  const recorded = hasSourcesOf(project, example) ? demonstrated : [];
  const offered = canRun || readable.length === 0 ? readable : recorded;
  if (offered.length === 0) return null;

  const showRecorded = async (next: State) => {
    const { now, sources } = await loadState(nearestState(keyOf(next).split('.')));
    onEdit(() => projectOf(now, sources));
    onShow(outputOf(now));
  };
  const toggle = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const next = stateOfControls(currentTarget, state);
    if (next === state) return;
    if (!canRun) void showRecorded(next);
    else onEdit((all) => ({ ...all, [path]: withState(config, next) }));
  };
  return (
    <div onChange={toggle}>
      <Controls state={state} offered={offered} disabled={!isReady} />
    </div>
  );
}
