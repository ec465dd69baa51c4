import { type ReactNode, useId } from 'react';
import styles from './Dropdown.module.css';
import { usePopover } from './usePopover';

export interface DropdownProps {
  /** Content of the button. */
  summary: ReactNode;
  /** Accessible name of a button whose `summary` has no text. */
  label?: string | undefined;
  /** Class of the button. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A menu of the bar: a native popover, which works without scripts. With scripts it also opens on
 * hover, and closes 150 ms after the mouse has left.
 */
export function Dropdown({ summary, label, className, children }: DropdownProps) {
  const id = useId();
  const { root, button, panel } = usePopover<HTMLDivElement>(0, 150);
  return (
    <div className={styles.dropdown} data-dropdown {...root}>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        {...button}
      >
        {summary}
      </button>
      <div id={id} className={styles.content} popover="auto" {...panel}>
        {children}
      </div>
    </div>
  );
}
