import type { EditorView } from '@codemirror/view';
import { CodeView } from '@site/explorer/browser/CodeView';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../output/messages';
import styles from '../Playground.module.css';

export interface EditorProps {
  /** The accessible name. */
  label: string;
  path: string;
  text: string;
  problems: readonly Problem[];
  onChange: (text: string) => void;
}

/** One file to edit. Until the editor is loaded, it can be read. */
export function Editor({ label, path, text, problems, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const handler = useRef(onChange);
  handler.current = onChange;
  const [tools, setTools] = useState<typeof import('./codemirror')>();
  useEffect(() => {
    import('./codemirror').then(setTools, console.error);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is another effect
  useEffect(() => {
    const parent = place.current;
    if (!tools || !parent) return;
    const onEdit = (edited: string) => handler.current(edited);
    const created = tools.createEditor({ parent, label, path, text, onChange: onEdit });
    view.current = created;
    return () => created.destroy();
  }, [tools, path, label]);
  useEffect(() => {
    if (tools && view.current) tools.replaceText(view.current, text);
  }, [tools, text]);
  useEffect(() => {
    if (tools && view.current) tools.showProblems(view.current, problems);
  }, [tools, problems]);
  return (
    <div className={styles.editor}>
      {!tools && <CodeView path={path} code={text} />}
      <div ref={place} className={styles.editorPlace} hidden={!tools} />
    </div>
  );
}
