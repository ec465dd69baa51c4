import { notesRoute } from '@site/notes/browser/data/route';
import labels from '@site/notes/browser/labels.json';
import { Prose } from '@site/notes/browser/Prose';
import { useExplain } from '@site/notes/browser/useExplain';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix, useTextLang } from '@site/theme/useText';
import { useEffect, useMemo, useRef } from 'react';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';

export interface FileNotesProps {
  /** An emitted JavaScript file. */
  code: string;
  /** The texts of all that it was made from. */
  written: string;
}

/** What is in an emitted file and in none of its sources, and why; its notes are fetched when the reader opens it. */
export function FileNotes({ code, written }: FileNotesProps) {
  const text = useExplorerText();
  const lang = useTextLang();
  const prefix = useLangPrefix();
  const root = useRef<HTMLDetailsElement>(null);
  const { explain, failed, load } = useExplain();
  const notes = useMemo(
    () => explain?.(code, written, lang),
    [explain, code, written, lang],
  );
  // It may have been opened before React was there.
  useEffect(() => {
    if (root.current?.open) load();
  }, [load]);
  return (
    <details
      ref={root}
      className={styles.notes}
      onToggle={(event) => event.currentTarget.open && load()}
    >
      <summary>{labels[lang].notes}</summary>
      {notes && notes.length > 0 && (
        <ul>
          {notes.map(({ id, name, text: says }) => (
            <li key={id}>
              <Link href={`${prefix}${notesRoute}#${id}`}>
                <code>{name}</code>
              </Link>
              {lang === 'zh' ? '：' : ': '}
              <Prose prefix={prefix}>{says}</Prose>
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
