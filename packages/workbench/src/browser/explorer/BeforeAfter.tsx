import { CodeView } from '../parts/CodeView';
import styles from '../parts/parts.module.css';
import { emittedFiles } from '../parts/views';
import type { Outputs } from './useOutputs';

/**
 * The demonstration of the home page: the source beside the emitted files, in panes of equal size.
 * Where only one fits, the output comes first.
 */
export function BeforeAfter({ outputs }: { outputs: Outputs }) {
  const { now, before, sources } = outputs;
  const source = sources.find(({ path }) => path.startsWith('src/'));
  const emitted = emittedFiles(now.files, before?.files)
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
        {source && <CodeView path={source.path} code={source.text} />}
      </div>
    </div>
  );
}
