import type { ReactNode } from 'react';
import styles from './Sample.module.css';

export interface SamplePartProps {
  /** What is shown; a failure is a terminal or a sentence on a build that stops with an error. */
  kind: 'tree' | 'terminal' | 'failure' | 'exercise';
  /** Words above it, in the page's language. None where the content says it itself. */
  title?: string;
  children: ReactNode;
}

/** A part of a sample that is no file: what was emitted, what the terminal said, what tries came to. */
export default function SamplePart({ kind, title, children }: SamplePartProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {title ? `\n${title}\n\n` : '\n'}
        {children}
      </>
    );
  }
  return (
    <div className={`${styles.part} ${styles[kind] ?? ''}`}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
