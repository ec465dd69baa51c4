import type { Snapshot } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
import { Verdicts } from './Verdicts';
import { checks, terminal, type View } from './views';

export interface PanelProps {
  view: View;
  snapshot: Snapshot;
  /** Whether lines that the last toggle changed are marked. */
  marks: boolean;
}

/** What stands behind one of the tabs. */
export function Panel({ view, snapshot, marks }: PanelProps) {
  const text = useExplorerText();
  if (view.id === checks) return <Verdicts snapshot={snapshot} />;
  if (view.code === undefined) return <p className={styles.plain}>{text('noText')}</p>;
  const path = view.id === terminal ? `$ ${command}` : view.id;
  return (
    <CodeView path={path} code={view.code} before={marks ? view.before : undefined} />
  );
}

/** What the reader would type to get this output. */
const command = 'npx rslib';
