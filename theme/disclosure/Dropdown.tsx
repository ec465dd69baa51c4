import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Dropdown.module.css';
import { useDisclosure } from './useDisclosure';
import { useDismiss } from './useDismiss';

export interface DropdownProps {
  /** Content of the control. */
  summary: ReactNode;
  /** Accessible name of a control whose `summary` has no text. */
  label?: string | undefined;
  /** Class of the control. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A menu of the bar: a native disclosure, which works without scripts. With scripts it also opens
 * on hover, and closes 150 ms after the mouse has left.
 */
export function Dropdown({ summary, label, className, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const control = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const set = (value: boolean) => {
    if (details.current) details.current.open = value;
  };
  const hide = () => set(false);
  const disclosure = useDisclosure({
    isOpen: () => details.current?.open ?? false,
    show: () => set(true),
    hide,
    root: details,
    control,
    openDelay: 0,
    closeDelay: 150,
  });
  useDismiss(details, open, hide);
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={styles.dropdown}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (!currentTarget.open) disclosure.onClosed();
      }}
      {...disclosure.root}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: `summary` is a control */}
      <summary
        ref={control}
        className={className}
        aria-label={label}
        onClick={disclosure.onClick}
      >
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
