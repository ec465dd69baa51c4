import { withBase } from '@rspress/core/runtime';
import { CodeTitleContext } from '@site/base-theme/tabs/CodeTitleContext';
import { revealTab } from '@site/base-theme/tabs/revealTab';
import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Sample.module.css';

interface SourceProps {
  /** Address of the sample's folder in the repository. */
  href: string;
  /** Text of the link to that folder. */
  sourceText: string;
  /** The same with the name of the sample, or of the two whose differences it shows. */
  sourceLabel: string;
}

/** `Evidence` has the link to the folder if there is any. */
export interface SampleProps extends Partial<SourceProps> {
  /** Where the sample can be edited, from the base path, and the text of that link. */
  play?: string;
  playText?: string;
  children: ReactNode;
}

/** Everything that a page shows of one sample. */
function SampleFigure(props: SampleProps) {
  const { href, sourceText, sourceLabel, play, playText, children } = props;
  return (
    <figure className={styles.box}>
      {children}
      {(href || play) && (
        <figcaption className={styles.caption}>
          {/* Loads a document: the playground is isolated from other pages. */}
          {play && <a href={withBase(play)}>{playText}</a>}
          {href && (
            <a
              href={href}
              aria-label={sourceLabel}
              target="_blank"
              rel="noopener noreferrer"
            >
              {sourceText}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}

export interface EvidenceProps extends SourceProps {
  /** What the record proves, in a few words. */
  line: string;
  children: ReactNode;
}

/** Results that the text does not discuss: one line, which opens. */
function Evidence({ href, sourceLabel, line, children }: EvidenceProps) {
  return (
    <details className={styles.evidence}>
      <summary>{line}</summary>
      {children}
      <p className={styles.caption}>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {sourceLabel}
        </a>
      </p>
    </details>
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

/** One file of a sample, which `Tabs` shows. */
function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** What the tabs have in common. None for a single file. */
  legend?: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/**
 * Files of a sample: a row of labels, and panels of which the style sheet shows that of the
 * selected label. Radio buttons, so that it works without scripts.
 */
function Tabs({ legend, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((tab) => isValidElement<TabProps>(tab));
  const Frame = legend ? 'fieldset' : 'div';
  return (
    <Frame className={`site-frame ${styles.tabs}`}>
      {legend && <legend className="visually-hidden">{legend}</legend>}
      <div
        ref={(row) => revealTab(row?.querySelector(':not(:first-child):has(:checked)'))}
        className={`${styles.row} site-scroll-row`}
        onChange={({ target }) => revealTab((target as Element).closest('label'))}
      >
        {tabs.map(({ key, props }) => (
          <TabLabel key={key} {...props} />
        ))}
      </div>
      <div className={legend && 'site-tab-panels'}>
        {tabs.map((tab) => (
          <div key={tab.key} className={styles.panel} data-name={tab.props.label}>
            <CodeTitleContext value={true}>{tab}</CodeTitleContext>
          </div>
        ))}
      </div>
    </Frame>
  );
}

function TabLabel({ label, kind, role, name, open }: TabProps) {
  const text = (
    <>
      {`${label} `}
      <span className={kind === 'input' ? 'visually-hidden' : styles.role}>{role}</span>
    </>
  );
  if (!name) return <p className={styles.only}>{text}</p>;
  return (
    <label className={styles.label}>
      <input type="radio" name={name} defaultChecked={open === 'yes'} />
      {text}
    </label>
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
  return (
    <div className={`site-frame ${styles.part} ${styles[kind] ?? ''}`}>
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
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** The framework registers one component for each file, so the others are its members. */
const Sample = /* @__PURE__ */ Object.assign(SampleFigure, {
  Tabs,
  Tab,
  Part,
  Evidence,
  Notes,
});
export default Sample;
