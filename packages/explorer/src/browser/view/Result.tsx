import { useId, useState } from 'react';
import { keyOf } from '../data/key.ts';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { Failure } from './Failure';
import { FileList } from './FileList';
import { Panel } from './Panel';
import { type Choice, configFile, type View, viewAt, viewsOf } from './views';

export interface ResultProps {
  outputs: Outputs;
  /** Whether the page has the content of every tab as HTML, and not only what an option page needs. */
  whole: boolean;
}

/** What comes out: why nothing does, the list of all that can be looked at, and one of it. */
export function Result({ outputs, whole }: ResultProps) {
  const text = useExplorerText();
  const id = useId();
  const { now, before, sources, status } = outputs;
  const [choice, setChoice] = useState<Choice>({ id: 'dist/index.js', key: '' });
  const [marks, setMarks] = useState(true);
  const views = viewsOf(outputs);
  const selected = viewAt(views, choice, outputs);
  // Until the reader does something, what can be read without scripts is in the page.
  const isStart = before === undefined && choice.key === '';
  const rest = views.filter(
    (view) => view !== selected && isStart && (whole || view.id === configFile),
  );
  const choose = (view: View) => setChoice({ id: view.id, key: keyOf(now.state) });
  const hasMarks = selected.before !== undefined && selected.before !== selected.code;
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      aria-busy={status === 'loading'}
    >
      <Failure snapshot={now} />
      <FileList views={views} selected={selected} onSelect={choose} id={id} />
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
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.id}`}
          className={styles.panel}
        >
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
