import { withBase } from '@rspress/core/runtime';
import { useLangPrefix } from '@site/base-theme/useText';
import { useState } from 'react';
import type { Snapshot, SourceFile } from '../../format/data.ts';
import { keyOf, parseKey } from '../../format/states.ts';
import { toggleNames } from '../../format/toggles.ts';
import styles from '../parts/parts.module.css';
import { prefetch, recordedOf } from '../parts/recorded';
import { Toggles } from '../parts/Toggles';
import { useWorkbenchText } from '../parts/useWorkbenchText';
import { BeforeAfter } from './BeforeAfter';
import { Result } from './Result';
import { Summary } from './Summary';
import { useRecorded } from './useRecorded';

interface ExplorerProps {
  /** A part of a page about something else, or the demonstration of the home page. */
  kind?: 'embed' | 'home';
  /** The toggles to offer, separated by spaces. */
  fixed?: string;
  /** The recorded build of the state that the page names; the site's build adds both. */
  snapshot: Snapshot;
  sources: readonly SourceFile[];
}

/**
 * A window: options in its bar, what Rslib builds with them below. The state that a page names is in
 * its HTML; the others are fetched when the reader's pointer or focus enters.
 */
export default function Explorer(props: ExplorerProps) {
  const { kind = 'embed', fixed = '', snapshot, sources } = props;
  const text = useWorkbenchText();
  const prefix = useLangPrefix();
  const [state, setState] = useState(() => parseKey(snapshot.key));
  const builds = useRecorded(state, () => recordedOf(snapshot, sources));
  const words = fixed.split(' ');
  const toggles = toggleNames.filter((toggle) => words.includes(toggle));
  const prefetchBuilds = () => prefetch(state.input);

  return (
    <section
      className={`rp-not-doc ${styles.workbench} ${styles.explorer}`}
      data-styles="explorer"
      aria-label={text('label')}
      onPointerEnter={prefetchBuilds}
      onFocus={prefetchBuilds}
    >
      <div className={styles.window} data-kind={kind}>
        <div className={`needs-scripts ${styles.bar}`}>
          {kind === 'home' && <p className={styles.invitation}>{text('invitation')}</p>}
          <Toggles state={state} offered={toggles} onChange={setState} />
        </div>
        {kind === 'home' ? <BeforeAfter {...builds} /> : <Result {...builds} />}
        <div className={styles.foot}>
          <code>npx rslib</code>
          <Summary {...builds} />
          {/* Loads a document: the playground is isolated from other pages. */}
          <a href={withBase(`${prefix}/playground/#state=${keyOf(state)}`)}>
            {text('openPlayground')}
          </a>
        </div>
      </div>
    </section>
  );
}
