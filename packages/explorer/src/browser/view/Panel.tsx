import type { Snapshot, SourceFile } from '../data/data.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
import { FileNotes } from './FileNotes';
import { checks, terminal, type View } from './views';

export interface PanelProps {
  view: View;
  snapshot: Snapshot;
  sources: readonly SourceFile[];
  /** Whether lines that the last change affected are marked. */
  marks: boolean;
}

/** The content of a tab. */
export function Panel({ view, snapshot, sources, marks }: PanelProps) {
  const text = useExplorerText();
  if (view.id === checks) return <Verdicts snapshot={snapshot} />;
  if (view.code === undefined) return <p>{text('noText')}</p>;
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
function Verdicts({ snapshot }: { snapshot: Snapshot }) {
  const text = useExplorerText();
  const verdicts = tools.flatMap(([tool, name]) => {
    const verdict = snapshot[tool];
    return verdict ? [{ name, ...verdict }] : [];
  });
  if (verdicts.length === 0) return <p>{text('noVerdict')}</p>;
  return verdicts.map(({ name, ok, command, says }) => (
    <div key={name} className={styles.verdict}>
      <p data-ok={ok}>
        <b>{name}</b> {text(ok ? 'fine' : 'complains')}
      </p>
      <CodeView path={`$ ${command}`} code={says.join('\n')} />
    </div>
  ));
}
