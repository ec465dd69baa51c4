import type { ReactNode } from 'react';
import styles from './Sample.module.css';

export interface SampleTabsProps {
  /** What the tabs have in common. None for a single file, which needs no choice. */
  legend?: string;
  children: ReactNode;
}

/** Files of a sample, of which one is seen at a time. A group of radio buttons, so no script is needed. */
export default function SampleTabs({ legend, children }: SampleTabsProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  if (!legend) return <div className={styles.tabs}>{children}</div>;
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}
