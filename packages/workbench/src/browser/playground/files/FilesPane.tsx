import { useState } from 'react';
import shared from '../../parts/parts.module.css';
import type { Project } from '../../parts/recorded';
import { Bar } from '../layout/Bar';
import type { Place, Problem } from '../output/messages';
import { problemOfPath } from '../project/project';
import { Action } from '../toolbar/Action';
import { Tree } from '../tree/Tree';
import { usePlaygroundText } from '../usePlaygroundText';
import styles from './FilesPane.module.css';
import { isInstalled, moved, without } from './move';
import { NameField } from './NameField';

export interface FilesPaneProps {
  project: Project;
  /** The package as it was opened, to mark what has changed. */
  opened: Project;
  problems: readonly Problem[];
  selected: string;
  /** With a place, the editor gets the focus there. */
  onOpen: (path: string, place?: Place) => void;
  onEdit: (change: (project: Project) => Project) => void;
  onRename: (from: string, to: string) => void;
}

/** What the field is for: a new file or folder, or another path for `path`. */
interface Naming {
  readonly kind: 'file' | 'folder' | 'rename';
  readonly path: string;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The package as a tree, and what adds, renames, moves and deletes files and folders. */
export function FilesPane(props: FilesPaneProps) {
  const { project, opened, problems, selected, onOpen, onEdit, onRename } = props;
  const text = usePlaygroundText();
  const [focused, setFocused] = useState('');
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const [naming, setNaming] = useState<Naming>();
  const [removed, setRemoved] = useState<{ path: string; files: Project }>();
  const files = Object.keys(project);
  const paths = [...files, ...empty];
  const isThere = paths.some((path) => path.startsWith(focused || '\0'));
  const target = isThere ? focused : selected;
  const isOwn = !isInstalled(target);

  const rename = (from: string, to: string) => {
    if (from.endsWith('/')) setEmpty(empty.filter((path) => !path.startsWith(from)));
    onEdit((before) => moved(before, from, to));
    onRename(from, to);
  };
  const finish = ({ kind, path }: Naming, written: string | undefined) => {
    setNaming(undefined);
    if (!written) return;
    if (kind === 'rename') return rename(path, written);
    if (kind === 'folder') return setEmpty([...empty, written]);
    onEdit((before) => ({ ...before, [written]: '' }));
    onOpen(written, { line: 1, column: 1 });
  };
  const remove = (path: string) => {
    const kept = without(project, path);
    const gone = files.filter((file) => !(file in kept));
    // A package without files is none.
    if (isInstalled(path) || gone.length === files.length) return;
    setEmpty(empty.filter((folder) => !folder.startsWith(path)));
    setRemoved({
      path,
      files: Object.fromEntries(gone.map((file) => [file, project[file] ?? ''])),
    });
    onEdit((before) => without(before, path));
  };
  const name = (kind: 'file' | 'folder') =>
    setNaming({ kind, path: isOwn ? folderOf(target) : '' });
  const actions = [
    { icon: 'newFile', label: text('newFile'), onPress: () => name('file') },
    { icon: 'newFolder', label: text('newFolder'), onPress: () => name('folder') },
    {
      icon: 'rename',
      label: text('rename', { path: target }),
      isDisabled: !isOwn,
      onPress: () => setNaming({ kind: 'rename', path: target }),
    },
    {
      icon: 'delete',
      label: text('delete', { path: target }),
      isDisabled: !isOwn,
      onPress: () => remove(target),
    },
  ] as const;
  const fieldFor = (one: Naming) => (
    <NameField
      path={one.path}
      project={project}
      isFolder={
        one.kind === 'folder' || (one.kind === 'rename' && one.path.endsWith('/'))
      }
      onDone={(written) => finish(one, written)}
    />
  );
  return (
    <section className={styles.files} aria-label={text('package')}>
      <Bar
        actions={actions.map((action) => (
          <Action key={action.icon} isSmall {...action} />
        ))}
      >
        <b>{text('pane-files')}</b>
      </Bar>
      {naming && naming.kind !== 'rename' && fieldFor(naming)}
      <Tree
        label={text('package')}
        paths={paths}
        selected={selected}
        onOpen={onOpen}
        onFocus={setFocused}
        field={
          naming?.kind === 'rename'
            ? { path: naming.path, content: fieldFor(naming) }
            : undefined
        }
        onKey={(key, path) => {
          if (key === 'F2' && !isInstalled(path)) setNaming({ kind: 'rename', path });
          if (key === 'Delete') remove(path);
        }}
        onMove={(path, folder) => {
          const to = folder + path.slice(folderOf(path).length);
          if (!isInstalled(path) && !problemOfPath(to, project)) rename(path, to);
        }}
        markOf={({ path, isFolder, isOpen }) => {
          const isHere = (one: string) =>
            one === path || (isFolder && !isOpen && one.startsWith(path));
          const count = problems.filter((one) => isHere(one.path)).length;
          const isChanged = files.some(
            (file) => isHere(file) && project[file] !== opened[file],
          );
          return (
            <>
              {path === 'node_modules/' && <small>{text('readOnly')}</small>}
              {isChanged && (
                <i className={styles.changed} role="img" aria-label={text('edited')} />
              )}
              {count > 0 && (
                <b
                  className={shared.badge}
                  role="img"
                  aria-label={text('errors', { count })}
                >
                  {count}
                </b>
              )}
            </>
          );
        }}
      />
      <div role="status">
        {removed && (
          <Bar
            isFoot
            actions={
              <Action
                label={text('undo')}
                onPress={() => {
                  onEdit((before) => ({ ...removed.files, ...before }));
                  setRemoved(undefined);
                }}
              />
            }
          >
            <span>{text('deleted', { path: removed.path })}</span>
          </Bar>
        )}
      </div>
    </section>
  );
}
