import type { ReactNode } from 'react';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { CodeView } from './CodeView';
import { Failure, Summary } from './Summary';
import type { View } from './views';

export interface BeforeAfterProps {
  outputs: Outputs;
  /** The file to show. */
  view: View;
  children: ReactNode;
}

/**
 * The demonstration of the home page: the toggles (`children`), and below them the source beside
 * the output. Where only one fits, the output comes first.
 */
export function BeforeAfter({ outputs, view, children }: BeforeAfterProps) {
  const source = outputs.sources.find(({ path }) => path.startsWith('src/'));
  return (
    <div className={styles.demo}>
      <div className={styles.bar}>
        <code>npx rslib</code>
        {children}
        <Summary outputs={outputs} />
      </div>
      <div className={styles.view}>
        <Failure snapshot={outputs.now} />
        <CodeView path={view.id} code={view.code ?? ''} before={view.before} />
      </div>
      <div className={`${styles.view} ${styles.source}`}>
        {source && <CodeView path={source.path} code={source.text} />}
      </div>
    </div>
  );
}
