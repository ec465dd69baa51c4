import type { ReactNode } from 'react';
import { CodeTitleContext } from './CodeTitleContext';
import styles from './Sample.module.css';

export interface SampleProps {
  /** Name of the sample, or of the two whose differences it shows. */
  name: string;
  /** Address of its folder in the repository. */
  href: string;
  /** Text of the link to that folder. */
  link: string;
  children: ReactNode;
}

/** Everything that a page shows of one sample, with a link to its folder. */
function SampleFigure({ name, href, link, children }: SampleProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {children}
        {`\n[${link}](${href})\n\n`}
      </>
    );
  }
  return (
    <figure className={styles.box}>
      {children}
      <figcaption className={styles.caption}>
        <a href={href} aria-label={link} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      </figcaption>
    </figure>
  );
}

export interface TabsProps {
  /** What the tabs have in common. None for a single file. */
  legend?: string;
  children: ReactNode;
}

/** Files of a sample, one shown at a time. Radio buttons, so that tabs work without scripts. */
function Tabs({ legend, children }: TabsProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  if (!legend) return <div className={styles.tabs}>{children}</div>;
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface TabProps {
  /** Path of the file. */
  label: string;
  /** Whether it was written by hand or emitted by the tool. */
  kind: 'input' | 'output';
  /** `kind` in the page's language. */
  role: string;
  /** Name of the tab group, unique on the page. None for a single file. */
  name?: string;
  /** `yes` for the tab that is shown first. */
  open?: string;
  children: ReactNode;
}

/** One file of a sample: a label and a panel, which the style sheet shows if it is selected. */
function Tab({ label, kind, role, name, open, children }: TabProps) {
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
        <CodeTitleContext value={true}>{children}</CodeTitleContext>
      </div>
    </>
  );
}

export interface PartProps {
  /** What is shown; a failure is a terminal or a sentence about a build that fails on purpose. */
  kind: 'tree' | 'terminal' | 'failure' | 'exercise';
  /** Heading in the page's language, unless the content has its own. */
  title?: string;
  children: ReactNode;
}

/** Results of a sample: emitted files with sizes, terminal output or exercises. */
function Part({ kind, title, children }: PartProps) {
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

export interface NotesProps {
  /** Label of the disclosure, in the page's language. */
  title: string;
  children: ReactNode;
}

/** Explains generated code below an emitted file. */
function Notes({ title, children }: NotesProps) {
  if (import.meta.env.SSG_MD) return <>{[`\n${title}\n\n`, children]}</>;
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** The framework registers one component for each file, so the others are its members. */
const Sample = /* @__PURE__ */ Object.assign(SampleFigure, { Tabs, Tab, Part, Notes });
export default Sample;
