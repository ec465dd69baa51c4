import type { EditorView } from '@codemirror/view';
import { CodeView } from '@site/explorer/browser/CodeView';
import { FileTabs } from '@site/explorer/browser/FileTabs';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import type { View } from '@site/explorer/browser/views';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Action } from '../Actions';
import type { Problem } from '../output/messages';
import styles from '../Playground.module.css';
import { type Project, problemOfPath, sortedPaths } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';
import type { EditorOptions } from './codemirror';

export interface FilesProps {
  project: Project;
  problems: readonly Problem[];
  onEdit: (change: (project: Project) => Project) => void;
}

/** The package that the reader edits: a tab for each file, and what adds, renames and deletes. */
export function Files({ project, problems, onEdit }: FilesProps) {
  const text = usePlaygroundText();
  const paths = sortedPaths(project);
  const [selected, setSelected] = useState('');
  const path = project[selected] === undefined ? (paths[0] ?? '') : selected;
  const written = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfPath>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the last path
  useEffect(() => setProblem(undefined), [path]);
  const views = paths.map((name): View => {
    const hasProblem = problems.some((one) => one.path === name);
    return { id: name, change: 'same', hasProblem };
  });
  const view = views.find((one) => one.id === path);
  /** Makes the written path that of a file: of the selected one, or of a new one. */
  const makeFile = (isRenamed: boolean) => {
    const name = written.current?.value.trim() ?? '';
    const found = problemOfPath(name, project);
    setProblem(found);
    if (found) return;
    onEdit((before) => {
      const { [path]: content = '', ...others } = before;
      return isRenamed ? { ...others, [name]: content } : { ...before, [name]: '' };
    });
    setSelected(name);
  };
  const remove = () => onEdit(({ [path]: _removed, ...others }) => others);
  return (
    <section className={styles.files} aria-label={text('files')}>
      {view && (
        <FileTabs views={views} selected={view} onOpen={setSelected}>
          <Editor
            label={text('editorOf', { file: path })}
            path={path}
            text={project[path] ?? ''}
            problems={problems.filter((one) => one.path === path)}
            onChange={(content) => onEdit((before) => ({ ...before, [path]: content }))}
          />
        </FileTabs>
      )}
      <form
        className={`needs-scripts ${styles.bar}`}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          makeFile(false);
        }}
      >
        {/* Of the selected file, or what it is to be renamed to, or of one that is to be added.
            Uncontrolled, so that React keeps what is written before it. */}
        <input
          key={path}
          ref={written}
          className={explorerStyles.action}
          aria-label={text('path')}
          defaultValue={path}
          autoComplete="off"
          spellCheck={false}
        />
        {/* Enter presses it, also before React. */}
        <Action submits label={text('add')} />
        <Action label={text('rename')} onPress={() => makeFile(true)} />
        {paths.length > 1 && <Action label={text('delete')} onPress={remove} />}
        {problem && <p role="alert">{text(problem)}</p>}
      </form>
    </section>
  );
}

interface EditorProps extends Omit<EditorOptions, 'parent'> {
  problems: readonly Problem[];
}

/** One file to edit. Until the editor is loaded, it can be read. */
function Editor({ label, path, text, problems, onChange }: EditorProps) {
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
    <>
      {!tools && <CodeView path={path} code={text} />}
      <div ref={place} className={tools && styles.editor} />
    </>
  );
}
