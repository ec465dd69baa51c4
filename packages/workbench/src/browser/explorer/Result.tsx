import { useState } from 'react';
import { CodeView, Reports } from '../parts/CodeView';
import { FileTabs } from '../parts/FileTabs';
import styles from '../parts/parts.module.css';
import { useExplorerText } from '../parts/useExplorerText';
import {
  checks,
  configFile,
  firstOpened,
  selectedView,
  terminal,
  viewsOf,
} from '../parts/views';
import type { Outputs } from './useOutputs';

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
