import { moveFocus } from '@site/theme/tabs/moveFocus';
import { revealTab } from '@site/theme/tabs/revealTab';
import { useEffect, useRef } from 'react';
import styles from '../Explorer.module.css';
import { formatBytes } from '../state/changes';
import { useExplorerText } from '../useExplorerText';
import { checks, terminal, type View } from './views';

export interface FileListProps {
  views: readonly View[];
  selected: View | undefined;
  onOpen: (id: string) => void;
  /** The prefix of the ids of tabs and panel. */
  id: string;
}

const groups = [
  ['emitted', 'toolWrites'],
  ['written', 'youWrite'],
  ['reported', 'toolSays'],
] as const;

/** All views as one list of tabs, which arrow keys go through: files with sizes, and reports. */
export function FileList({ views, selected, onOpen, id }: FileListProps) {
  const text = useExplorerText();
  const hasViews = ([group]: (typeof groups)[number]) =>
    views.some((view) => view.group === group);
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the tabs change
  useEffect(() => revealTab(current.current), [selected?.id, views.length]);
  return (
    <div
      role="tablist"
      aria-label={text('shownFile')}
      className={`${styles.list} site-scroll-row`}
      onKeyDown={(event) => moveFocus(event, true)}
    >
      {groups.filter(hasViews).map(([group, name]) => (
        <div key={group} className={styles[group]}>
          <span className={styles.group}>{text(name)}</span>
          <div className={styles.tabs}>
            {views
              .filter((view) => view.group === group)
              .map((view) => (
                <button
                  key={view.id}
                  ref={view === selected ? current : undefined}
                  type="button"
                  role="tab"
                  className={styles.tab}
                  id={`${id}-${view.id}`}
                  aria-selected={view === selected}
                  aria-controls={view === selected ? `${id}-panel` : undefined}
                  tabIndex={view === selected ? 0 : -1}
                  data-change={view.change}
                  data-problem={view.hasProblem || undefined}
                  onClick={() => onOpen(view.id)}
                >
                  <ViewName view={view} />
                  {view.file && <Sizes file={view.file} />}
                </button>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function ViewName({ view: { id, change } }: { view: View }) {
  const text = useExplorerText();
  return (
    <>
      {id === terminal || id === checks ? (
        text(id)
      ) : (
        <span className={styles.path}>{id}</span>
      )}
      {change !== 'same' && <em className={styles.change}>{text(change)}</em>}
    </>
  );
}

function Sizes({ file }: { file: NonNullable<View['file']> }) {
  const text = useExplorerText();
  const sizes = [
    ['raw', text('raw')],
    ['gzip', 'gzip'],
    ['brotli', 'brotli'],
  ] as const;
  return (
    <span className={styles.sizes}>
      {sizes.map(([size, name]) => {
        const bytes = file[size];
        return bytes === undefined ? null : (
          <span key={size}>
            {formatBytes(bytes)} <small>{name}</small>
          </span>
        );
      })}
    </span>
  );
}
