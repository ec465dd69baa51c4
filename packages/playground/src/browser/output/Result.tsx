import { CodeView } from '@site/explorer/browser/CodeView';
import { FileList } from '@site/explorer/browser/FileList';
import explorerStyles from '@site/explorer/browser/styles.module.css';
import { checks, emittedFiles, terminal, type View } from '@site/explorer/browser/views';
import { Pre } from '@site/theme/mdx/Pre';
import { useId, useState } from 'react';
import styles from '../Playground.module.css';
import type { Project } from '../project/project';
import { usePlaygroundText } from '../usePlaygroundText';
import type { Check } from './checks';
import { ExplainedCode } from './ExplainedCode';
import { styledTexts } from './messages';
import type { Output } from './output';

export interface ResultProps {
  now: Output;
  before?: Output | undefined;
  project: Project;
}

/** What a build emitted and printed: a tab for each file, the terminal, and the checks. */
export function Result({ now, before, project }: ResultProps) {
  const text = usePlaygroundText();
  const id = useId();
  const [selected, setSelected] = useState('');
  const views = viewsOf(now, before);
  const first = now.ok ? views[0] : views.find((view) => view.id === terminal);
  const view = views.find((one) => one.id === selected && one.change !== 'gone') ?? first;
  if (!view) return null;
  const written = Object.values(project).join('\n');
  const isScript = /\.[cm]?js$/.test(view.id);
  return (
    <section className={explorerStyles.result} aria-label={text('result')}>
      <FileList views={views} selected={view} onOpen={setSelected} id={id} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view.id}`}
        className={explorerStyles.view}
      >
        {view.id === terminal && <Terminal log={now.log} />}
        {view.id === checks && <Checks checks={now.checks} />}
        {view.group === 'emitted' && (
          <ExplainedCode
            path={view.id}
            code={view.code ?? ''}
            before={view.before}
            isExplained={now.milliseconds !== undefined || before !== undefined}
            // Notes are about scripts: as if the reader had written all of another file.
            written={isScript ? written : (view.code ?? '')}
          />
        )}
      </div>
    </section>
  );
}

function viewsOf(now: Output, before: Output | undefined): View[] {
  return [
    ...emittedFiles(now.files, before?.files).sort((a, b) => scriptsFirst(a.id, b.id)),
    { id: terminal, group: 'reported', change: 'same' },
    ...(now.checks ? [{ id: checks, group: 'reported', change: 'same' } as const] : []),
  ];
}

function scriptsFirst(a: string, b: string): number {
  const rank = (path: string) => Number(!/\.[cm]?js$/.test(path));
  return rank(a) - rank(b) || (a < b ? -1 : 1);
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

function Checks({ checks: all = [] }: { checks: readonly Check[] | undefined }) {
  return all.map(({ command, says }) => (
    <CodeView key={command} path={`$ ${command}`} code={says.join('\n')} />
  ));
}
