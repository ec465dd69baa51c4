import { useId, useState } from 'react';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { FileList } from './FileList';
import { Panel } from './Panel';
import type { View } from './views';

export interface ResultProps {
  outputs: Outputs;
  views: readonly View[];
  selected: View;
  onOpen: (id: string) => void;
  /** Views whose content is in the HTML, although another one is selected. */
  hidden: readonly View[];
}

/** What a state emits: the list of views and the selected one. */
export function Result({ outputs, views, selected, onOpen, hidden }: ResultProps) {
  const text = useExplorerText();
  const id = useId();
  const { now, sources, status } = outputs;
  const [marks, setMarks] = useState(true);
  const hasMarks = selected.before !== undefined && selected.before !== selected.code;
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      aria-busy={status === 'loading'}
    >
      <FileList views={views} selected={selected} onOpen={onOpen} id={id} />
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
        {hidden.map((view) => (
          <div key={view.id} className="rp-tabs__content__item--hidden">
            <Panel view={view} snapshot={now} sources={sources} marks={false} />
          </div>
        ))}
      </div>
    </section>
  );
}
