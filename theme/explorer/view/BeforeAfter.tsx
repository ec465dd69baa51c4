import type { ReactNode } from 'react';
import styles from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { CodeView } from './CodeView';
import { Summary } from './Summary';
import { viewAt, viewsOf } from './views';

export interface BeforeAfterProps {
  outputs: Outputs;
  children: ReactNode;
}

const main = { id: 'dist/index.js', key: '' };

/** The demonstration of the home page: the source on one side, what ships on the other, and the toggles (`children`) between them. */
export function BeforeAfter({ outputs, children }: BeforeAfterProps) {
  const [source] = outputs.sources;
  const view = viewAt(viewsOf(outputs), main, outputs);
  return (
    <div className={styles.demo}>
      <div className={styles.bar}>
        <code>npx rslib</code>
        {children}
      </div>
      <div className={styles.view}>
        {source && <CodeView path={source.path} code={source.text} />}
      </div>
      <div className={styles.view}>
        <CodeView path={view.id} code={view.code ?? ''} before={view.before} />
        <Summary outputs={outputs} />
      </div>
    </div>
  );
}
