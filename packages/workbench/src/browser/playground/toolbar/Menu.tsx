import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../Icon';
import styles from './Toolbar.module.css';

export interface MenuProps {
  label: string;
  icon: IconName;
  children: ReactNode;
}

/** A button and the panel that it opens: a native popover, which opens before React, too. */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget={id} title={label}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      <div id={id} popover="auto" className={styles.panel} data-panel={icon}>
        {children}
      </div>
    </div>
  );
}
