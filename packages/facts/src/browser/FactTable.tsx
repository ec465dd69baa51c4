import type { ReactNode } from 'react';
import styles from './FactTable.module.css';

interface FactTableProps {
  /** What the table is about: an option, with a heading in each row, or the flags of a command. */
  kind: 'option' | 'flags';
  /** What the table says, in the page's language. */
  label: string;
  /** A table, which the build writes from what the tool says. */
  children: ReactNode;
}

/** What the tool says about an option or a command. */
export default function FactTable({ kind, label, children }: FactTableProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  const frame = kind === 'option' ? 'site-frame ' : '';
  return (
    <section className={frame + styles[kind]} aria-label={label}>
      {children}
    </section>
  );
}
