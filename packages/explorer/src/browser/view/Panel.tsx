import type { Snapshot, SourceFile } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
import { FileNotes } from './FileNotes';
import { Verdicts } from './Verdicts';
import { checks, terminal, type View } from './views';

export interface PanelProps {
  view: View;
  snapshot: Snapshot;
  sources: readonly SourceFile[];
  /** Whether lines that the last toggle changed are marked. */
  marks: boolean;
}

/** What stands behind one of the tabs. */
export function Panel({ view, snapshot, sources, marks }: PanelProps) {
  const text = useExplorerText();
  if (view.id === checks) return <Verdicts snapshot={snapshot} />;
  if (view.code === undefined) return <p className={styles.plain}>{text('noText')}</p>;
  const path = view.id === terminal ? `$ ${command}` : view.id;
  const isScript = view.group === 'emitted' && /\.[cm]?js$/.test(view.id);
  const written = [...sources.map((file) => file.text), snapshot.config].join('\n');
  return (
    <>
      <CodeView path={path} code={view.code} before={marks ? view.before : undefined} />
      {isScript && <FileNotes code={view.code} written={written} />}
    </>
  );
}

/** What the reader would type to get this output. */
const command = 'npx rslib';
