import { useEffect, useState } from 'react';
import { Action } from '../Actions';
import styles from '../Playground.module.css';
import { type Project, problemOfPath } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';

export interface PathFormProps {
  /** Of the selected file. */
  path: string;
  project: Project;
  onAdd: (path: string) => void;
  onRename: (path: string) => void;
  onDelete: () => void;
}

/** The path of the selected file: another path renames it, or names a new one. */
export function PathForm({ path, project, onAdd, onRename, onDelete }: PathFormProps) {
  const text = usePlaygroundText();
  const [written, setWritten] = useState(path);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfPath>>();
  useEffect(() => {
    setWritten(path);
    setProblem(undefined);
  }, [path]);
  const use = (onPath: (path: string) => void) => {
    const found = problemOfPath(written.trim(), project);
    setProblem(found);
    if (!found) onPath(written.trim());
  };
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        use(onAdd);
      }}
    >
      <input
        aria-label={text('path')}
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <Action label={text('add')} onPress={() => use(onAdd)} />
      <Action label={text('rename')} onPress={() => use(onRename)} />
      {Object.keys(project).length > 1 && (
        <Action label={text('delete')} onPress={onDelete} />
      )}
      {problem && <p role="alert">{text(problem)}</p>}
    </form>
  );
}
