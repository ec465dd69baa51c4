import type { KeyboardEvent } from 'react';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { bytes } from './bytes';
import { ViewName } from './ViewName';
import type { View } from './views';

export interface FileListProps {
  views: readonly View[];
  /** The one that is looked at. */
  selected: View;
  onSelect: (view: View) => void;
  /** Begins the ids of tabs and panel. */
  id: string;
}

const groups = [
  ['emitted', 'toolWrites'],
  ['written', 'youWrite'],
  ['reported', 'toolSays'],
] as const;

/** What there is to look at, as tabs: the emitted files with their sizes, what somebody wrote, what the tools said. Arrow keys go through all of it. */
export function FileList({ views, selected, onSelect, id }: FileListProps) {
  const text = useExplorerText();
  return (
    <div
      role="tablist"
      aria-label={text('shownFile')}
      aria-orientation="vertical"
      className={styles.list}
      onKeyDown={moveByKey}
    >
      {groups.map(([group, name]) => (
        <div key={group} className={styles[group]}>
          <span className={styles.group}>{text(name)}</span>
          {views
            .filter((view) => view.group === group)
            .map((view) => (
              <button
                key={view.id}
                type="button"
                role="tab"
                className={styles.tab}
                id={`${id}-${view.id}`}
                aria-selected={view === selected}
                aria-controls={view === selected ? `${id}-panel` : undefined}
                tabIndex={view === selected ? 0 : -1}
                data-change={view.change}
                onClick={() => onSelect(view)}
              >
                <ViewName view={view} />
                {view.file && <Sizes view={view} />}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}

function Sizes({ view }: { view: View }) {
  const text = useExplorerText();
  const file = view.file?.now;
  if (!file) return null;
  const sizes = [
    ['raw', text('raw')],
    ['gzip', 'gzip'],
    ['brotli', 'brotli'],
  ] as const;
  return (
    <span className={styles.sizes}>
      {sizes.map(([size, name]) => (
        <span key={size}>
          {bytes(file[size])} <small>{name}</small>
        </span>
      ))}
    </span>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<Element>('[role=tab]')];
  const at = event.target instanceof Element ? tabs.indexOf(event.target) : -1;
  const step = steps[event.key];
  const to =
    step !== undefined
      ? (at + step) % tabs.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? -1
          : undefined;
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const tab = tabs.at(to);
  if (!(tab instanceof HTMLElement)) return;
  tab.focus();
  tab.click();
}
