import { moveFocus } from '@site/base-theme/tabs/moveFocus';
import { revealTab } from '@site/base-theme/tabs/revealTab';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Change, Sizes } from './FileDetails';
import styles from './parts.module.css';
import { useWorkbenchText } from './useWorkbenchText';
import { checks, terminal, type View } from './views';

interface FileTabsProps {
  views: readonly View[];
  selected: View;
  onOpen: (id: string) => void;
  /** Closes a tab, by its cross, or by the key Delete. */
  onClose?: ((id: string) => void) | undefined;
  /** What the tabs are; files and reports unless something else is said. */
  label?: string;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Files with their sizes, and reports, as tabs, which arrow keys go through. */
export function FileTabs(props: FileTabsProps) {
  const { views, selected, onOpen, onClose, label, children } = props;
  const text = useWorkbenchText();
  const id = useId();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the tabs change
  useEffect(() => revealTab(current.current), [selected.id, views.length]);
  return (
    <>
      <div
        role="tablist"
        aria-label={label ?? text('shownFile')}
        className={`${styles.tabs} site-scroll-row`}
        onKeyDown={moveFocus}
      >
        {views.map((view) => (
          <button
            key={view.id}
            ref={view === selected ? current : undefined}
            type="button"
            role="tab"
            // Without scripts it only says which file is shown.
            className={view === selected ? styles.tab : `needs-scripts ${styles.tab}`}
            id={`${id}-${view.id}`}
            aria-selected={view === selected}
            aria-controls={view === selected ? `${id}-panel` : undefined}
            tabIndex={view === selected ? 0 : -1}
            data-change={view.change}
            data-problem={view.hasProblem || undefined}
            aria-keyshortcuts={onClose && 'Delete'}
            onKeyDown={({ key }) => key === 'Delete' && onClose?.(view.id)}
            onAuxClick={({ button }) => button === 1 && onClose?.(view.id)}
            onClick={({ target }) => {
              const isCross = target instanceof Element && target.closest('[data-cross]');
              if (isCross) onClose?.(view.id);
              else onOpen(view.id);
            }}
          >
            <ViewName view={view} />
            {view.file && <Sizes sizes={view.file} isNamed />}
            {/* A button in a tab is none to those who cannot see it: they have the key. */}
            {onClose && (
              <span aria-hidden="true" data-cross className={styles.cross}>
                ×
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected.id}`}
        className={styles.view}
      >
        {children}
      </div>
    </>
  );
}

function ViewName({ view: { id, change, label, badge = 0 } }: { view: View }) {
  const text = useWorkbenchText();
  return (
    <>
      {label ? (
        label
      ) : id === terminal || id === checks ? (
        text(id)
      ) : (
        <span className={styles.path}>{id}</span>
      )}
      {/* The spaces are part of the name that is read out. */}{' '}
      {badge > 0 && <b className={styles.badge}>{badge}</b>} <Change change={change} />
    </>
  );
}
