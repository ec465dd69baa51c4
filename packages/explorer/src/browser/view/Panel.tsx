import type { Snapshot, SourceFile } from '../data/data.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
import { FileNotes } from './FileNotes';
import { terminal, type View } from './views';

export interface PanelProps {
  view: View;
  snapshot: Snapshot;
  sources: readonly SourceFile[];
  /** Whether lines that the last change affected are marked. */
  marks: boolean;
}

/** The content of a tab. */
export function Panel({ view, snapshot, sources, marks }: PanelProps) {
  if (view.code === undefined) return <Checks verdicts={snapshot.verdicts} />;
  const path = view.id === terminal ? '$ npx rslib' : view.id;
  const isScript = view.group === 'emitted' && /\.[cm]?js$/.test(view.id);
  const written = [...sources.map((file) => file.text), snapshot.config].join('\n');
  return (
    <>
      <CodeView path={path} code={view.code} before={marks ? view.before : undefined} />
      {isScript && <FileNotes code={view.code} written={written} />}
    </>
  );
}

const tools = [
  ['publint', 'publint'],
  ['attw', 'Are The Types Wrong'],
] as const;

/** What publint and Are The Types Wrong report about the package as it would be published. */
function Checks({ verdicts }: Pick<Snapshot, 'verdicts'>) {
  const text = useExplorerText();
  return tools.map(([tool, name]) => {
    const { ok, command, says } = verdicts[tool];
    return (
      <div key={tool} className={styles.verdict}>
        <p data-ok={ok}>
          <b>{name}</b> {text(ok ? 'fine' : 'complains')}
        </p>
        <CodeView path={`$ ${command}`} code={says.join('\n')} />
      </div>
    );
  });
}
