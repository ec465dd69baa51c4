import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../parts/recorded';
import { problemOfPath } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';
import styles from './FilesPane.module.css';

export interface NameFieldProps {
  /** What is written at first: the path of a file, or of a folder with a slash at its end. */
  path: string;
  project: Project;
  isFolder: boolean;
  /** A path that can be used, or undefined if the reader has changed their mind. */
  onDone: (path: string | undefined) => void;
}

/** Where the reader writes the path of a file or folder. Enter takes it, Escape does not. */
export function NameField({ path, project, isFolder, onDone }: NameFieldProps) {
  const text = usePlaygroundText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfPath>>();
  useEffect(() => {
    const name = path.replace(/\/$/, '').lastIndexOf('/') + 1;
    input.current?.focus();
    input.current?.setSelectionRange(
      path.endsWith('/') && name === 0 ? path.length : name,
      path.length,
    );
  }, [path]);
  // The browser takes the focus from a field that is removed.
  const isDone = useRef(false);
  const finish = (written?: string) => {
    if (!isDone.current) onDone(written);
    isDone.current = true;
  };
  const take = (isLeft: boolean) => {
    const written = input.current?.value.trim().replace(/\/$/, '') ?? '';
    if (written === path.replace(/\/$/, '') || (isLeft && !written)) return finish();
    const found = problemOfPath(written, project);
    if (!found) finish(isFolder ? `${written}/` : written);
    else if (isLeft) finish();
    else setProblem(found);
  };
  return (
    <span className={styles.field}>
      <input
        ref={input}
        aria-label={text('path')}
        aria-invalid={problem !== undefined}
        defaultValue={path}
        placeholder={isFolder ? 'src/folder' : 'src/file.ts'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => take(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take(false);
          if (key === 'Escape') finish();
        }}
      />
      {problem && <span role="alert">{text(problem)}</span>}
    </span>
  );
}
