import { CodeView, type CodeViewProps } from '@site/explorer/browser/CodeView';
import { NoteText } from '@site/notes/NoteText';
import { notesRoute } from '@site/notes/note';
import { useExplainCode } from '@site/notes/useExplainCode';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix, useTextLang } from '@site/theme/useText';
import { useEffect, useMemo } from 'react';
import styles from '../Playground.module.css';
import { usePlaygroundText } from '../usePlaygroundText';

export interface ExplainedCodeProps extends CodeViewProps {
  /** The text of everything that the file was built from. */
  written: string | undefined;
  /** The notes are fetched. Nothing in the first HTML needs one. */
  isExplained: boolean;
}

/** An emitted script, with a note below the first line of what the tool added. */
export function ExplainedCode({
  written = '',
  isExplained,
  ...props
}: ExplainedCodeProps) {
  const text = usePlaygroundText();
  const lang = useTextLang();
  const prefix = useLangPrefix();
  const { explainCode, failed, load } = useExplainCode();
  useEffect(() => {
    if (isExplained) load();
  }, [isExplained, load]);
  const notes = useMemo(() => {
    const all = explainCode?.(props.code, written, lang) ?? [];
    const lines = [...new Set(all.map(({ line }) => line))];
    const isAt = (line: number) => (note: { line: number }) => note.line === line;
    return lines.map((line) => ({
      line,
      content: all.filter(isAt(line)).map(({ id, name, text: says }) => (
        <span key={id} className={styles.note}>
          <Link href={`${prefix}${notesRoute}#${id}`}>
            <code>{name}</code>
          </Link>{' '}
          <NoteText prefix={prefix}>{says}</NoteText>
        </span>
      )),
    }));
  }, [explainCode, props.code, written, lang, prefix]);
  return (
    <>
      {failed && <p role="alert">{text('notesFailed')}</p>}
      <CodeView {...props} notes={notes} />
    </>
  );
}
