import { FileList } from '@site/explorer/browser/FileList';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import type { View } from '@site/explorer/browser/views';
import { useId, useState } from 'react';
import type { Problem } from '../output/messages';
import { type Project, sortedPaths } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';
import { Editor } from './Editor';
import { PathForm } from './PathForm';

export interface FilesProps {
  project: Project;
  problems: readonly Problem[];
  onEdit: (change: (project: Project) => Project) => void;
}

/** The package that the reader edits: a tab for each file, and what adds, renames and deletes. */
export function Files({ project, problems, onEdit }: FilesProps) {
  const text = usePlaygroundText();
  const id = useId();
  const paths = sortedPaths(project);
  const [selected, setSelected] = useState('');
  const path = project[selected] === undefined ? (paths[0] ?? '') : selected;
  const views = paths.map(
    (name): View => ({
      id: name,
      group: 'written',
      change: 'same',
      hasProblem: problems.some((one) => one.path === name),
    }),
  );
  const view = views.find((one) => one.id === path);
  const setFile = (name: string, content: string) =>
    onEdit((before) => ({ ...before, [name]: content }));
  const add = (name: string) => {
    setFile(name, '');
    setSelected(name);
  };
  const rename = (name: string) => {
    onEdit(({ [path]: content = '', ...others }) => ({ ...others, [name]: content }));
    setSelected(name);
  };
  return (
    <section className={explorerStyles.result} aria-label={text('files')}>
      <FileList views={views} selected={view} onOpen={setSelected} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${path}`}>
        <Editor
          label={text('editorOf', { file: path })}
          path={path}
          text={project[path] ?? ''}
          problems={problems.filter((one) => one.path === path)}
          onChange={(content) => setFile(path, content)}
        />
      </div>
      <PathForm
        path={path}
        project={project}
        onAdd={add}
        onRename={rename}
        onDelete={() => onEdit(({ [path]: _removed, ...others }) => others)}
      />
    </section>
  );
}
