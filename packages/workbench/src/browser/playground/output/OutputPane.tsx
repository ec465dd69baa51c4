import { type ReactNode, useState } from 'react';
import { Reports } from '../../parts/CodeView';
import { FileTabs } from '../../parts/FileTabs';
import type { Output } from '../../parts/recorded';
import { checks, terminal, type View } from '../../parts/views';
import { Bar } from '../layout/Bar';
import { Action } from '../toolbar/Action';
import { usePlaygroundText } from '../usePlaygroundText';
import { Emitted } from './Emitted';
import type { Problem } from './messages';
import styles from './OutputPane.module.css';
import type { Sources } from './sourceMap';
import { Terminal } from './Terminal';

export interface OutputPaneProps {
  now: Output;
  before?: Output | undefined;
  /** The package has changed since this build was recorded. */
  isOutdated: boolean;
  /** The text of everything that the reader wrote. */
  written: string;
  problems: readonly Problem[];
  sources: Sources;
  onProblem: (problem: Problem) => void;
  /** What the reader has to know about this build. */
  children?: ReactNode;
}

const emitted = 'emitted';
const isFinding = (line: string) => line !== 'no problems';

/** What a build emitted and printed: its files, the terminal and the checks as tabs. */
export function OutputPane(props: OutputPaneProps) {
  const { now, before, isOutdated, written, problems, sources, onProblem } = props;
  const text = usePlaygroundText();
  // A build that fails shows why; after the next one that does not, the reader is back.
  const [chosen, choose] = useState({ good: emitted, failed: terminal });
  const [pinned, setPinned] = useState<Output>();
  const outcome = now.ok ? 'good' : 'failed';
  const findings = now.checks?.flatMap(({ says }) => says.filter(isFinding)) ?? [];
  const views: View[] = [
    { id: emitted, change: 'same', label: text('emitted') },
    { id: terminal, change: 'same', badge: problems.length || Number(!now.ok) },
    ...(now.checks
      ? [{ id: checks, change: 'same', badge: findings.length } as const]
      : []),
  ];
  const view = views.find(({ id }) => id === chosen[outcome]) ?? views[0];
  if (!view) return null;
  // The key of the text about what is shown.
  const remarkHere = () => {
    if (isOutdated) return 'outdated';
    if (now.milliseconds === undefined && !pinned) return 'recorded';
    if (view.id !== emitted || !now.ok) return undefined;
    if (pinned) return pinned === now ? 'pinned' : 'sincePinned';
    return before && 'sinceLast';
  };
  const remark = remarkHere();
  return (
    <section aria-label={text('result')}>
      {props.children}
      <FileTabs
        label={text('outputViews')}
        views={views}
        selected={view}
        onOpen={(id) => choose({ ...chosen, [outcome]: id })}
      >
        {view.id === terminal ? (
          <Terminal log={now.log} problems={problems} onProblem={onProblem} />
        ) : view.id === checks ? (
          <div className={styles.reports}>
            <Reports reports={now.checks ?? []} />
          </div>
        ) : (
          <Emitted
            now={now}
            // What a failed build lacks has not changed.
            before={now.ok ? (pinned ?? before) : undefined}
            written={written}
            sources={sources}
            isExplained={now.milliseconds !== undefined || before !== undefined}
          />
        )}
      </FileTabs>
      <Bar
        isFoot
        actions={
          <Action
            icon="pin"
            label={text(pinned ? 'unpin' : 'pin')}
            onPress={() => setPinned(pinned ? undefined : now)}
          />
        }
      >
        <p>{remark && text(remark)}</p>
      </Bar>
    </section>
  );
}

/** In place of the output of a package that was opened and has not been built. */
export function NotBuilt() {
  const text = usePlaygroundText();
  return (
    <section aria-label={text('result')}>
      <p className={styles.none}>{text('notBuilt')}</p>
    </section>
  );
}
