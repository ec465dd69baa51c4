import explorerStyles from '@site/explorer/browser/styles.module.css';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../Playground.module.css';
import { type Project, problemOfPath } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';

export interface PathFormProps {
  label: string;
  initial: string;
  project: Project;
  onPath: (path: string) => void;
}

/** A button that asks for the path of a file. */
export function PathForm({ label, initial, project, onPath }: PathFormProps) {
  const text = usePlaygroundText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfPath>>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = String(new FormData(event.currentTarget).get('path')).trim();
    const found = problemOfPath(path, project);
    setProblem(found);
    if (found) return;
    dialog.current?.close();
    onPath(path);
  };
  return (
    <>
      <button
        type="button"
        className={explorerStyles.action}
        onClick={() => {
          setProblem(undefined);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={label}>
        <form key={initial} onSubmit={submit}>
          <label>
            {text('path')}
            <input
              name="path"
              defaultValue={initial}
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          {problem && <p role="alert">{text(problem)}</p>}
          <p className={styles.fileActions}>
            <button type="submit" className={explorerStyles.action}>
              {label}
            </button>
            <button
              type="button"
              className={explorerStyles.action}
              onClick={() => dialog.current?.close()}
            >
              {text('cancel')}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
