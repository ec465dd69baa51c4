import labels from '@site/notes/labels.json';
import { NoteText } from '@site/notes/NoteText';
import { notesRoute } from '@site/notes/note';
import { useExplainCode } from '@site/notes/useExplainCode';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix, useTextLang } from '@site/theme/useText';
import { useEffect, useMemo, useRef } from 'react';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';

export interface FileNotesProps {
  /** An emitted JavaScript file. */
  code: string;
  /** The text of everything that it was built from. */
  written: string;
}

/** Notes on what the tool added to an emitted file. They are fetched when the reader opens them. */
export function FileNotes({ code, written }: FileNotesProps) {
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
          {notes.map((note) => (
            <li key={note.id}>
              <NoteText note={note} />
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
