import type { Snapshot } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';

const tools = { publint: 'publint', attw: 'Are The Types Wrong' } as const;

/** What publint and Are The Types Wrong say of the package as it would be published. */
export function Verdicts({ snapshot }: { snapshot: Snapshot }) {
  const text = useExplorerText();
  const verdicts = (['publint', 'attw'] as const).flatMap((tool) => {
    const verdict = snapshot[tool];
    return verdict ? [{ tool, ...verdict }] : [];
  });
  if (verdicts.length === 0) return <p className={styles.plain}>{text('noVerdict')}</p>;
  return verdicts.map(({ tool, ok, command, says }) => (
    <div key={tool} className={styles.verdict}>
      <p data-ok={ok}>
        <b>{tools[tool]}</b> {text(ok ? 'fine' : 'complains')}
      </p>
      <CodeView path={`$ ${command}`} code={says.join('\n')} />
    </div>
  ));
}
