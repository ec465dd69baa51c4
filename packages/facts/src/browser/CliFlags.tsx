import type { ReactNode } from 'react';
import styles from './CliFlags.module.css';

export interface CliFlagsProps {
  /** What the table says, in the page's language. */
  label: string;
  /** A table of flags, which the build writes from the tool's help. */
  children: ReactNode;
}

/** The flags of one command. The names do not break, so that they can be found and copied. */
export default function CliFlags({ label, children }: CliFlagsProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <section className={styles.flags} aria-label={label}>
      {children}
    </section>
  );
}
