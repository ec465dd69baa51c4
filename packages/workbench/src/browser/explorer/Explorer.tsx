import { withBase } from '@rspress/core/runtime';
import { useLangPrefix } from '@site/base-theme/useText';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Snapshot, SourceFile } from '../../format/data.ts';
import { keyOf, parseKey } from '../../format/states.ts';
import { toggleNames } from '../../format/toggles.ts';
import { Controls, stateOfControls } from '../parts/Controls';
import styles from '../parts/parts.module.css';
import { useExplorerText } from '../parts/useExplorerText';
import { BeforeAfter } from './BeforeAfter';
import { Result } from './Result';
import { Summary } from './Summary';
import { prefetch, useOutputs } from './useOutputs';

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
  const text = useExplorerText();
  const prefix = useLangPrefix();
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState(() => parseKey(snapshot.key));
  const outputs = useOutputs(state, snapshot, sources);
  // The reader may have set controls before React hydrated them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const early = root.current ? stateOfControls(root.current, state) : state;
    setState(early);
  }, []);
  const words = fixed.split(' ');
  const toggles = toggleNames.filter((toggle) => words.includes(toggle));
  const prefetchOutputs = () => prefetch(state.input);

  return (
    <section
      ref={root}
      className={`rp-not-doc ${styles.explorer}`}
      data-styles="explorer"
      aria-label={text('label')}
      onPointerEnter={prefetchOutputs}
      onFocus={prefetchOutputs}
      onChange={({ currentTarget }) => {
        setState(stateOfControls(currentTarget, state));
      }}
    >
      <div className={styles.window} data-kind={kind}>
        <div className={`needs-scripts ${styles.bar}`}>
          {kind === 'home' && <p className={styles.invitation}>{text('invitation')}</p>}
          <Controls state={state} offered={toggles} />
        </div>
        {kind === 'home' ? (
          <BeforeAfter outputs={outputs} />
        ) : (
          <Result outputs={outputs} />
        )}
        <div className={styles.foot}>
          <code>npx rslib</code>
          <Summary outputs={outputs} />
          {/* Loads a document: the playground is isolated from other pages. */}
          <a href={withBase(`${prefix}/playground/#state=${keyOf(state)}`)}>
            {text('openPlayground')}
          </a>
        </div>
      </div>
    </section>
  );
}
