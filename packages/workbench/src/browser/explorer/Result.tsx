import { useState } from 'react';
import { CodeView, Reports } from '../parts/CodeView';
import { FileTabs } from '../parts/FileTabs';
import styles from '../parts/parts.module.css';
import { useWorkbenchText } from '../parts/useWorkbenchText';
import { checks, emittedFiles, terminal, type View } from '../parts/views';
import type { RecordedBuilds, Shown } from './useRecorded';

const configFile = 'rslib.config.ts';

/** What a state emits, what it was made from, and reports: a tab for each. */
export function Result({ now, before, status }: RecordedBuilds) {
  const text = useWorkbenchText();
  const { key, project, output } = now;
  // What the reader opened, and the key of the state in which it was.
  const [opened, setOpened] = useState({ id: 'dist/index.js', key: '' });
  const views = viewsOf({ now, before });
  const isOpenedHere = opened.key === key;
  const view = selectedView(views, opened.id, isOpenedHere);
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      aria-busy={status === 'loading'}
    >
      <FileTabs views={views} selected={view} onOpen={(id) => setOpened({ id, key })}>
        {view.id === checks ? (
          <Reports reports={output.checks ?? []} />
        ) : (
          <CodeView
            path={view.id === terminal ? '$ npx rslib' : view.id}
            code={view.code ?? ''}
            before={view.before}
          />
        )}
      </FileTabs>
      {/* Its tab does not open without scripts. */}
      <noscript>
        <CodeView path={configFile} code={project[configFile] ?? ''} />
      </noscript>
    </section>
  );
}

/** The emitted files of a state, what they were made from, and what the tools report. */
function viewsOf({ now, before }: Shown): View[] {
  const written = Object.entries(now.project).filter(
    ([path]) => path === configFile || /^(?:package\.json$|src\/)/.test(path),
  );
  return [
    ...emittedFiles(now.output.files, before?.output.files),
    ...written.map(([path, code]): View => {
      return { id: path, change: 'same', code, before: before?.project[path] };
    }),
    { id: terminal, change: 'same', code: now.output.log.join('\n') },
    { id: checks, change: 'same' },
  ];
}

/**
 * The view to show: the one that the reader opened in this state, or earlier if it is what somebody
 * wrote or the last change affected it; else one that the change affected.
 */
function selectedView(views: readonly View[], id: string, isOpenedHere: boolean): View {
  const opened = views.find((view) => view.id === id);
  const isWritten = opened?.file === undefined && opened?.change === 'same';
  if (opened && (isOpenedHere || isWritten || opened.change === 'changed')) return opened;
  const there = views.filter(({ change }) => change !== 'gone');
  const shown =
    there.find(({ change }) => change === 'new') ??
    there.find(({ change }) => change === 'changed') ??
    there.find((view) => view === opened) ??
    there[0];
  if (shown) return shown;
  throw new Error('Every state emits a file.');
}
