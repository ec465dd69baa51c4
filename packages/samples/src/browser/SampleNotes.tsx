import type { ReactNode } from 'react';
import styles from './Sample.module.css';

export interface SampleNotesProps {
  /** What the reader opens, in the page's language. */
  title: string;
  children: ReactNode;
}

/** What is in an emitted file and in none of its sources, and why: a native disclosure below the file. */
export default function SampleNotes({ title, children }: SampleNotesProps) {
  if (import.meta.env.SSG_MD) return <>{[`\n${title}\n\n`, children]}</>;
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
