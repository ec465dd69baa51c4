import { Pre } from '@site/base-theme/mdx/Pre';
import { languageOf } from '@site/framework/highlight';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { Report } from '../../format/data.ts';
import { type CodeOptions, codeHtml, cut } from './codeHtml';
import styles from './parts.module.css';

/** What is said below a line, whose index counts from 0. */
interface LineNote {
  readonly line: number;
  readonly content: ReactNode;
}

export interface CodeViewProps extends Omit<CodeOptions, 'cutAfter'> {
  /** The name of the file; its extension decides the colours. */
  path: string;
  code: string;
  /** At most one for each line, in the order of lines. */
  notes?: readonly LineNote[];
}

const none: readonly LineNote[] = [];

/** A file with syntax colours and, compared with `before`, its changes. */
export function CodeView(props: CodeViewProps) {
  const { path, code, before, context, attributes, notes = none } = props;
  const html = useMemo(() => {
    const cutAfter = new Set(notes.map(({ line }) => line));
    return codeHtml(code, languageOf(path), { before, context, attributes, cutAfter });
  }, [code, path, before, context, attributes, notes]);
  return (
    <Pre className="shiki css-variables" title={path}>
      <code>
        {/* A note is a block: after it, no new line is needed. */}
        {html.split(new RegExp(`${cut}\\n?`)).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
          <Fragment key={index}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codeHtml escapes the text */}
            <span dangerouslySetInnerHTML={{ __html: part }} />
            {notes[index] && (
              <span className={`${styles.lineNote} rp-copy-ignore`}>
                {notes[index].content}
              </span>
            )}
          </Fragment>
        ))}
      </code>
    </Pre>
  );
}

/** What tools report about a package, with the commands that print it. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  return reports.map(({ command, says }) => (
    <CodeView key={command} path={`$ ${command}`} code={says.join('\n')} />
  ));
}
