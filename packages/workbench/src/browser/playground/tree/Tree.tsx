import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon';
import { indexAfter, type Row, rowsOf } from './rows';
import styles from './Tree.module.css';

export interface TreeProps {
  label: string;
  /** Of files, and of folders that may be empty, which end with a slash. */
  paths: readonly string[];
  /** The file that is shown. */
  selected: string;
  onOpen: (path: string) => void;
  /** What is at the end of a row. */
  markOf?: (row: Row) => ReactNode;
  /** A field in place of the name of a row. */
  field?: { readonly path: string; readonly content: ReactNode } | undefined;
  onFocus?: (path: string) => void;
  /** What other keys do with the row that has the focus. */
  onKey?: (key: string, path: string) => void;
  /** A file was dragged into a folder; an empty path is the root. */
  onMove?: (path: string, folder: string) => void;
}

/** Files in folders, by keyboard as in the tree pattern of ARIA. */
export function Tree(props: TreeProps) {
  const { label, paths, selected, onOpen, markOf, field, onFocus, onKey, onMove } = props;
  const root = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(['node_modules/']));
  const [current, setCurrent] = useState({ path: '', index: -1 });
  const dragged = useRef('');
  /** The folder that a file would be dropped in; that of the root is empty. */
  const [target, setTarget] = useState<string>();
  const rows = rowsOf(paths, closed);
  const found = rows.findIndex(({ path }) => path === current.path);
  const shown = rows.findIndex(({ path }) => path === selected);
  const index = found >= 0 ? found : Math.max(shown, 0);

  const focusRow = (at: number) => {
    const items = root.current?.querySelectorAll<HTMLElement>('[role=treeitem]');
    items?.[Math.min(at, items.length - 1)]?.focus();
  };
  // The row that had the focus is gone: its neighbour gets it.
  useEffect(() => {
    if (found < 0 && current.index >= 0 && document.activeElement === document.body)
      focusRow(current.index);
  });
  const toggle = (path: string) => {
    const without = [...closed].filter((one) => one !== path);
    setClosed(new Set(closed.has(path) ? without : [...closed, path]));
  };
  const press = ({ isFolder, path }: Row) => (isFolder ? toggle(path) : onOpen(path));
  const handleKey = (event: KeyboardEvent) => {
    const row = rows[index];
    const isField = event.target instanceof HTMLInputElement;
    if (!row || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfter(event.key, rows, index);
    const opens = event.key === 'ArrowRight' && row.isFolder && !row.isOpen;
    const closes = event.key === 'ArrowLeft' && row.isOpen;
    if (event.key === 'Enter' || event.key === ' ') press(row);
    else if (opens || closes) toggle(row.path);
    else if (next !== undefined) focusRow(next);
    else return onKey?.(event.key, row.path);
    event.preventDefault();
  };
  const endDrag = () => {
    dragged.current = '';
    setTarget(undefined);
  };
  const drag = (event: DragEvent, folder: string) => {
    if (!dragged.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'dragover') return setTarget(folder);
    onMove?.(dragged.current, folder);
    endDrag();
  };
  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      className={styles.tree}
      onKeyDown={handleKey}
      data-target={target === ''}
      onDragOver={(event) => drag(event, '')}
      onDrop={(event) => drag(event, '')}
    >
      {rows.map((row, at) => {
        const { path, name, isFolder, isOpen, level } = row;
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles its keys
          <div
            key={path}
            role="treeitem"
            tabIndex={at === index ? 0 : -1}
            aria-level={level}
            aria-posinset={row.position}
            aria-setsize={row.count}
            aria-selected={path === selected}
            aria-expanded={isFolder ? isOpen : undefined}
            className={styles.row}
            style={{ paddingInlineStart: `${level * 0.75 - 0.125}rem` }}
            // A press before React is repeated.
            data-intent=""
            draggable={onMove && !isFolder}
            onDragStart={(event) => {
              dragged.current = path;
              event.dataTransfer.setData('text/plain', path);
            }}
            data-target={isFolder && target === path}
            onDragEnd={endDrag}
            onDragOver={(event) => drag(event, folder)}
            onDrop={(event) => drag(event, folder)}
            onFocus={() => {
              setCurrent({ path, index: at });
              onFocus?.(path);
            }}
            onClick={() => press(row)}
          >
            <Icon name={isFolder ? (isOpen ? 'open' : 'closed') : 'file'} />
            {field?.path === path ? (
              field.content
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {markOf?.(row)}
          </div>
        );
      })}
    </div>
  );
}
