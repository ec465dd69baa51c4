import labels from '@site/notes/labels.json';
import { NoteText } from '@site/notes/NoteText';
import { notesRoute } from '@site/notes/note';
import { useExplainCode } from '@site/notes/useExplainCode';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix, useTextLang } from '@site/theme/useText';
import { useEffect, useMemo, useRef } from 'react';
import type { Snapshot, SourceFile } from '../data/data.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { CodeView } from './CodeView';
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

interface FileNotesProps {
  /** An emitted JavaScript file. */
  code: string;
  /** The text of everything that it was built from. */
  written: string;
}

/** Notes on what the tool added to an emitted file. They are fetched when the reader opens them. */
function FileNotes({ code, written }: FileNotesProps) {
  const text = useExplorerText();
  const lang = useTextLang();
  const prefix = useLangPrefix();
  const root = useRef<HTMLDetailsElement>(null);
  const { explainCode, failed, load } = useExplainCode();
  const notes = useMemo(
    () => explainCode?.(code, written, lang),
    [explainCode, code, written, lang],
  );
  // It may have been opened before React hydrated it.
  useEffect(() => {
    if (root.current?.open) load();
  }, [load]);
  return (
    <details
      ref={root}
      className={styles.notes}
      onToggle={(event) => event.currentTarget.open && load()}
    >
      <summary>{labels[lang].title}</summary>
      {notes && notes.length > 0 && (
        <ul>
          {notes.map(({ id, name, text: says }) => (
            <li key={id}>
              <Link href={`${prefix}${notesRoute}#${id}`}>
                <code>{name}</code>
              </Link>
              {lang === 'zh' ? '：' : ': '}
              <NoteText prefix={prefix}>{says}</NoteText>
            </li>
          ))}
        </ul>
      )}
      <p role={failed ? 'alert' : undefined}>
        {failed && `${text('notesFailed')} `}
        {notes?.length === 0 && `${text('noNotes')} `}
        <Link href={prefix + notesRoute}>{text('allNotes')}</Link>
      </p>
    </details>
  );
}
