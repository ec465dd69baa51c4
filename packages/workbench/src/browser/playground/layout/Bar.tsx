import type { ReactNode } from 'react';
import styles from './Panes.module.css';

export interface BarProps {
  /** Buttons at the end. */
  actions: ReactNode;
  /** It is at the bottom of a pane. */
  isFoot?: boolean;
  /** What it says: one element. */
  children: ReactNode;
}

/** A row at the top or the bottom of a pane, or above a file. */
export function Bar({ actions, isFoot, children }: BarProps) {
  return (
    <div className={styles.bar} data-foot={isFoot}>
      {children}
      <div className="needs-scripts">{actions}</div>
    </div>
  );
}
