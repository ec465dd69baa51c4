import type { EditorView } from '@codemirror/view';
import { CodeView } from '@site/explorer/browser/CodeView';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../output/messages';
import styles from '../Playground.module.css';
import type { EditorOptions } from './codemirror';

export interface EditorProps extends Omit<EditorOptions, 'parent'> {
  problems: readonly Problem[];
}

/** One file to edit. Until the editor is loaded, it can be read. */
export function Editor({ label, path, text, problems, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const edit = useEffectEvent(onChange);
  const [tools, setTools] = useState<typeof import('./codemirror')>();
  useEffect(() => {
    import('./codemirror').then(setTools, console.error);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` changes the text
  useEffect(() => {
    const parent = place.current;
    if (!tools || !parent) return;
    const onEdit = (edited: string) => edit(edited);
    const created = tools.createEditor({ parent, label, path, text, onChange: onEdit });
    view.current = created;
    return () => created.destroy();
  }, [tools, path, label]);
  useEffect(() => {
    if (tools && view.current) tools.update(view.current, text, problems);
  }, [tools, text, problems]);
  return (
    <div className={explorerStyles.view}>
      {!tools && <CodeView path={path} code={text} />}
      <div ref={place} className={tools && styles.editor} />
    </div>
  );
}
