import { useTextLang } from '@site/base-theme/useText';
import { NoteText } from '@site/notes/NoteText';
import { useExplainCode } from '@site/notes/useExplainCode';
import { useEffect, useMemo } from 'react';
import { CodeView, type CodeViewProps } from '../../parts/CodeView';
import shared from '../../parts/parts.module.css';
import { usePlaygroundText } from '../usePlaygroundText';
import styles from './OutputPane.module.css';

export interface ExplainedCodeProps extends CodeViewProps {
  /** The text of everything that the file was built from. */
  written: string | undefined;
  /** The notes are fetched. Nothing in the first HTML needs one. */
  isExplained: boolean;
}

/** An emitted file, with a note below the first line of what the tool added. */
export function ExplainedCode(props: ExplainedCodeProps) {
  const { written = '', isExplained, ...view } = props;
  const text = usePlaygroundText();
  const lang = useTextLang();
  const { explainCode, failed, load } = useExplainCode();
  useEffect(() => {
    if (isExplained) load();
  }, [isExplained, load]);
  const notes = useMemo(() => {
    const all = explainCode?.(view.code, written, lang) ?? [];
    const contentOf = (note: (typeof all)[number]) => (
      <span key={note.id} className={styles.note}>
        <NoteText note={note} />
      </span>
    );
    return [...new Set(all.map(({ line }) => line))].map((line) => ({
      line,
      content: all.filter((note) => note.line === line).map(contentOf),
    }));
  }, [explainCode, view.code, written, lang]);
  return (
    <>
      {failed && (
        <p role="alert" className={shared.alert}>
          {text('notesFailed')}
        </p>
      )}
      <CodeView {...view} notes={notes} />
    </>
  );
}
