import { useState } from 'react';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { CodeView, Reports } from './CodeView';
import { FileTabs } from './FileTabs';
import {
  checks,
  configFile,
  firstOpened,
  selectedView,
  terminal,
  viewsOf,
} from './views';

/** What a state emits, what it was made from, and reports: a tab for each. */
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
        {view.id === checks ? (
          <Reports reports={outputs.now.checks} />
        ) : (
          <CodeView
            path={view.id === terminal ? '$ npx rslib' : view.id}
            code={view.code ?? ''}
            before={view.before}
          />
        )}
      </FileTabs>
      {/* Its tab does not open without scripts. */}
      <noscript>
        <CodeView path={configFile} code={outputs.now.config} />
      </noscript>
    </section>
  );
}
