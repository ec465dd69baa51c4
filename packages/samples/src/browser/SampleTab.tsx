import type { ReactNode } from 'react';
import styles from './Sample.module.css';
import { Titled } from './Titled';

export interface SampleTabProps {
  /** Path of the file. */
  label: string;
  /** Whether somebody wrote the file or the tool did. */
  kind: 'input' | 'output';
  /** `kind` in the page's language. */
  role: string;
  /** What all tabs of one group share, its own on the page. None for a single file. */
  name?: string;
  /** `yes` for the one of a group that is seen first. */
  open?: string;
  children: ReactNode;
}

/** One file of a sample: a label with its panel behind it, which the style sheet shows when chosen. */
export default function SampleTab(props: SampleTabProps) {
  const { label, kind, role, name, open, children } = props;
  if (import.meta.env.SSG_MD) return <>{['\n', children]}</>;
  const text = (
    <>
      {`${label} `}
      <span className={kind === 'input' ? 'visually-hidden' : styles.role}>{role}</span>
    </>
  );
  if (!name) {
    return (
      <>
        <p className={styles.only}>{text}</p>
        <div className={styles.panel}>{children}</div>
      </>
    );
  }
  return (
    <>
      <label className={styles.label}>
        <input
          className={styles.radio}
          type="radio"
          name={name}
          defaultChecked={open === 'yes'}
        />
        {text}
      </label>
      <div className={styles.panel}>
        <Titled value={true}>{children}</Titled>
      </div>
    </>
  );
}
