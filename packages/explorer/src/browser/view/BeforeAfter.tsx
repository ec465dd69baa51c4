import type { ReactNode } from 'react';
import explorer from '../Explorer.module.css';
import type { Outputs } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import styles from './BeforeAfter.module.css';
import { CodeView } from './CodeView';
import { Summary } from './Summary';
import { viewsOf } from './views';

export interface BeforeAfterProps {
  outputs: Outputs;
  controls: ReactNode;
  /** Leads to the explorer in the same state. */
  link: ReactNode;
}

/**
 * The demonstration of the home page: the toggles, and below them the source beside the emitted
 * files, in panes of equal size. Where only one fits, the output comes first.
 */
export function BeforeAfter({ outputs, controls, link }: BeforeAfterProps) {
  const text = useExplorerText();
  const source = outputs.sources.find(({ path }) => path.startsWith('src/'));
  const emitted = viewsOf(outputs)
    .filter(({ group, change }) => group === 'emitted' && change !== 'gone')
    // Scripts before declarations.
    .sort((a, b) => Number(/\.d\./.test(a.id)) - Number(/\.d\./.test(b.id)));
  return (
    <div className={styles.demo}>
      <div className={styles.bar}>
        <p className={styles.invitation}>{text('invitation')}</p>
        {controls}
      </div>
      <div className={styles.panes}>
        <div className={`${explorer.view} ${styles.pane}`} data-after>
          {emitted.map(({ id, code = '', before }) => (
            <CodeView key={id} path={id} code={code} before={before} />
          ))}
        </div>
        <div className={`${explorer.view} ${styles.pane}`}>
          {source && <CodeView path={source.path} code={source.text} />}
        </div>
      </div>
      <div className={styles.foot}>
        <code>npx rslib</code>
        <Summary outputs={outputs} />
        {link}
      </div>
    </div>
  );
}
