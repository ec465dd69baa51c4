import { useId, useState } from 'react';
import { keyOf } from '../data/states.ts';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { FileList } from './FileList';
import { Panel } from './Panel';
import { Failure } from './Summary';
import { configFile, initialSelection, selectedView, type View, viewsOf } from './views';

export interface ResultProps {
  outputs: Outputs;
  /** Whether the HTML of the page contains every tab, or only the config and the first one. */
  complete: boolean;
}

/** What a state emits, or why it does not build: the list of views and the selected one. */
export function Result({ outputs, complete }: ResultProps) {
  const text = useExplorerText();
  const id = useId();
  const { now, before, sources, status } = outputs;
  const [selection, setSelection] = useState(initialSelection);
  const [marks, setMarks] = useState(true);
  const views = viewsOf(outputs);
  const selected = selectedView(views, selection, outputs);
  // Readers without scripts get the other tabs as HTML until something is selected.
  const isStart = before === undefined && selection === initialSelection;
  const rest = views.filter(
    (view) => view !== selected && isStart && (complete || view.id === configFile),
  );
  const select = (view: View) => setSelection({ id: view.id, key: keyOf(now.state) });
  const hasMarks = selected.before !== undefined && selected.before !== selected.code;
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      aria-busy={status === 'loading'}
    >
      <Failure snapshot={now} />
      <FileList views={views} selected={selected} onSelect={select} id={id} />
      <div className={styles.view}>
        {hasMarks && (
          <label className={styles.mark}>
            <input
              type="checkbox"
              checked={marks}
              onChange={() => setMarks((on) => !on)}
            />
            {text('mark')}
          </label>
        )}
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected.id}`}>
          <Panel view={selected} snapshot={now} sources={sources} marks={marks} />
        </div>
        {rest.map((view) => (
          <div key={view.id} className="rp-tabs__content__item--hidden">
            <Panel view={view} snapshot={now} sources={sources} marks={false} />
          </div>
        ))}
      </div>
    </section>
  );
}
