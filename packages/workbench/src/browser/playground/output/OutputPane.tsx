import { type ReactNode, useState } from 'react';
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
  /** The newest build, and the last one that did not fail, if there is one. */
  now: Output;
  good: Output | undefined;
  /** The build that the good one is compared with. */
  before: Output | undefined;
  /** The package has changed since this build was recorded. */
  isOutdated: boolean;
  /** The text of everything that the reader wrote. */
  written: string;
  problems: readonly Problem[];
  sources: Sources;
  /** What the reader has to know about this build. */
  children?: ReactNode;
}

const emitted = 'emitted';

/**
 * The files that a build emitted, what it printed, and the checks, as tabs. If it fails, the reader stays
 * where they are: files and checks are those of the last build that did not.
 */
export function OutputPane(props: OutputPaneProps) {
  const { now, good, before, isOutdated, written, problems, sources } = props;
  const text = usePlaygroundText();
  const [chosen, choose] = useState<string>();
  const [pinned, setPinned] = useState<Output>();
  const shown = good ?? now;
  const isStale = shown !== now;
  const reports = shown.checks?.map(({ command, says, findings = [] }) => {
    const placed = findings.map(({ message, field }) => {
      return { ...sources.placeOf(field), message };
    });
    return { command, log: says, problems: placed };
  });
  const findings = reports?.flatMap((report) => report.problems) ?? [];
  const views: View[] = [
    { id: emitted, change: 'same', label: text('emitted') },
    { id: terminal, change: 'same', badge: problems.length || Number(!now.ok) },
    ...(reports ? [{ id: checks, change: 'same', badge: findings.length } as const] : []),
  ];
  const selected = chosen ?? (good ? emitted : terminal);
  const view = views.find(({ id }) => id === selected) ?? views[0];
  if (!view) return null;
  // The key of the text about what is shown.
  const remarkHere = () => {
    if (isStale) return 'stale';
    if (isOutdated) return 'outdated';
    if (shown.milliseconds === undefined && !pinned) return 'recorded';
    if (view.id !== emitted || !good) return undefined;
    if (pinned) return pinned === good ? 'pinned' : 'sincePinned';
    return before && 'sinceLast';
  };
  const remark = remarkHere();
  const printed = { command: 'npx rslib', log: now.log, problems };
  return (
    <section
      className={styles.result}
      aria-label={text('result')}
      data-stale={(isStale && view.id !== terminal) || undefined}
    >
      {props.children}
      <FileTabs label={text('outputViews')} views={views} selected={view} onOpen={choose}>
        {view.id === emitted ? (
          <Emitted
            now={shown}
            before={pinned ?? before}
            written={written}
            sources={sources}
            isExplained={shown.milliseconds !== undefined || before !== undefined}
          />
        ) : (
          <div className={styles.reports}>
            {(view.id === terminal ? [printed] : (reports ?? [])).map((report) => (
              <Terminal key={report.command} {...report} onOpen={sources.onOpen} />
            ))}
          </div>
        )}
      </FileTabs>
      <Bar
        isFoot
        actions={
          <Action
            icon="pin"
            label={text(pinned ? 'unpin' : 'pin')}
            onPress={() => setPinned(pinned ? undefined : shown)}
          />
        }
      >
        <p role="status">{remark && text(remark)}</p>
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
