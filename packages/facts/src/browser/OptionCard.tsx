import type { ReactNode } from 'react';
import styles from './OptionCard.module.css';

export interface OptionCardProps {
  /** What the table says, in the page's language. */
  label: string;
  /** A table, which the build writes from what the tool says. */
  children: ReactNode;
}

/** What the tool says about one option: a table with a heading in each row. */
export default function OptionCard({ label, children }: OptionCardProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <section className={`site-frame ${styles.card}`} aria-label={label}>
      {children}
    </section>
  );
}
