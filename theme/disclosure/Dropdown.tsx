import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Dropdown.module.css';
import { useCloseElsewhere } from './useCloseElsewhere';
import { useDisclosure } from './useDisclosure';

export interface DropdownProps {
  /** What stands in the bar. */
  summary: ReactNode;
  /** Name of the control where `summary` has no words. */
  label?: string | undefined;
  /** Class of the control. */
  className?: string | undefined;
  children: ReactNode;
}

/** A menu of the bar: a native disclosure, which opens without scripts, and with them on hover too. Closes 150 ms after the mouse has left. */
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
  useCloseElsewhere(details, open, hide);
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={styles.dropdown}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (!currentTarget.open) disclosure.closed();
      }}
      {...disclosure.root}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the control of its details */}
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
