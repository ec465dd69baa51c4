import { useState } from 'react';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
import { FileTabs } from './FileTabs';
import { firstOpened, selectedView, viewsOf } from './views';

/** What a state emits, and what it was made from: a tab for each file. */
export function Result({ outputs }: { outputs: Outputs }) {
  const text = useExplorerText();
  const [opened, setOpened] = useState(firstOpened);
  const { key } = outputs.now;
  const views = viewsOf(outputs);
  const view = selectedView(views, opened, key);
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      aria-busy={outputs.status === 'loading'}
    >
      <FileTabs views={views} selected={view} onOpen={(id) => setOpened({ id, key })}>
        <CodeView path={view.id} code={view.code ?? ''} before={view.before} />
      </FileTabs>
    </section>
  );
}
