import { CodeView } from '../parts/CodeView';
import styles from '../parts/parts.module.css';
import { emittedFiles } from '../parts/views';
import type { Shown } from './useRecorded';

/**
 * The demonstration of the home page: the source beside the emitted files, in panes of equal size.
 * Where only one fits, the output comes first.
 */
export function BeforeAfter({ now, before }: Shown) {
  const source = Object.keys(now.project).find((path) => path.startsWith('src/'));
  const emitted = emittedFiles(now.output.files, before?.output.files)
    .filter(({ change }) => change !== 'gone')
    // Scripts before declarations.
    .sort((a, b) => Number(/\.d\./.test(a.id)) - Number(/\.d\./.test(b.id)));
  return (
    <div className={styles.panes}>
      <div className={`${styles.view} ${styles.pane}`} data-after>
        {emitted.map(({ id, code = '', before: old }) => (
          <CodeView key={id} path={id} code={code} before={old} />
        ))}
      </div>
      <div className={`${styles.view} ${styles.pane}`}>
        {source && <CodeView path={source} code={now.project[source] ?? ''} />}
      </div>
    </div>
  );
}
