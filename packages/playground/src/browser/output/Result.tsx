import { Pre } from '@site/base-theme/mdx/Pre';
import { useTextLang } from '@site/base-theme/useText';
import { CodeView, type CodeViewProps, Reports } from '@site/explorer/browser/CodeView';
import { FileTabs } from '@site/explorer/browser/FileTabs';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { checks, emittedFiles, terminal, type View } from '@site/explorer/browser/views';
import { NoteText } from '@site/notes/NoteText';
import { useExplainCode } from '@site/notes/useExplainCode';
import { useEffect, useMemo, useState } from 'react';
import styles from '../Playground.module.css';
import type { Project } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';
import { styledTexts } from './messages';
import type { Output } from './output';

export interface ResultProps {
  now: Output;
  before?: Output | undefined;
  project: Project;
}

const isScript = (path: string) => /\.[cm]?js$/.test(path);

/** What a build emitted and printed: a tab for each file, the terminal, and the checks. */
export function Result({ now, before, project }: ResultProps) {
  const text = usePlaygroundText();
  const [selected, setSelected] = useState('');
  const views: View[] = [
    ...emittedFiles(now.files, before?.files),
    { id: terminal, change: 'same' },
    ...(now.checks ? [{ id: checks, change: 'same' } as const] : []),
  ];
  const there = views.filter(({ change }) => change !== 'gone');
  const first = there.find((view) => (now.ok ? isScript(view.id) : view.id === terminal));
  const view = there.find((one) => one.id === selected) ?? first ?? there[0];
  if (!view) return null;
  return (
    <section className={explorerStyles.result} aria-label={text('result')}>
      <FileTabs views={views} selected={view} onOpen={setSelected}>
        {view.id === terminal ? (
          <Terminal log={now.log} />
        ) : view.id === checks ? (
          <Reports reports={now.checks ?? []} />
        ) : (
          <ExplainedCode
            path={view.id}
            code={view.code ?? ''}
            before={view.before}
            isExplained={now.milliseconds !== undefined || before !== undefined}
            // Notes are about scripts: as if the reader had written all of another file.
            written={isScript(view.id) ? Object.values(project).join('\n') : view.code}
          />
        )}
      </FileTabs>
    </section>
  );
}

interface ExplainedCodeProps extends CodeViewProps {
  /** The text of everything that the file was built from. */
  written: string | undefined;
  /** The notes are fetched. Nothing in the first HTML needs one. */
  isExplained: boolean;
}

/** An emitted file, with a note below the first line of what the tool added. */
function ExplainedCode({ written = '', isExplained, ...props }: ExplainedCodeProps) {
  const text = usePlaygroundText();
  const lang = useTextLang();
  const { explainCode, failed, load } = useExplainCode();
  useEffect(() => {
    if (isExplained) load();
  }, [isExplained, load]);
  const notes = useMemo(() => {
    const all = explainCode?.(props.code, written, lang) ?? [];
    const contentOf = (note: (typeof all)[number]) => (
      <span key={note.id} className={styles.note}>
        <NoteText note={note} />
      </span>
    );
    return [...new Set(all.map(({ line }) => line))].map((line) => ({
      line,
      content: all.filter((note) => note.line === line).map(contentOf),
    }));
  }, [explainCode, props.code, written, lang]);
  return (
    <>
      {failed && <p role="alert">{text('notesFailed')}</p>}
      <CodeView {...props} notes={notes} />
    </>
  );
}

function Terminal({ log }: { log: readonly string[] }) {
  return (
    <Pre className="shiki css-variables" title="$ npx rslib">
      <code className={styles.terminal}>
        {styledTexts(log).map(({ text, style }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
          <span key={index} style={style}>
            {text}
          </span>
        ))}
      </code>
    </Pre>
  );
}
