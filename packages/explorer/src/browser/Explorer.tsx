import { useLayoutEffect, useRef, useState } from 'react';
import type { Snapshot, SourceFile } from './data/data.ts';
import { keyOf } from './data/states.ts';
import { toggleNames } from './data/toggles.ts';
import styles from './Explorer.module.css';
import { stateOfControls } from './state/stateOfControls';
import { prefetch, useOutputs } from './state/useOutputs';
import { useExplorerText } from './useExplorerText';
import { BeforeAfter } from './view/BeforeAfter';
import { Controls } from './view/Controls';
import { OpenLink } from './view/OpenLink';
import { Result } from './view/Result';
import { Summary } from './view/Summary';
import { configFile, initialSelection, selectedView, viewsOf } from './view/views';

export interface ExplorerProps {
  /** A part of a page about something else, or the demonstration of the home page. */
  kind?: 'embed' | 'home';
  /** The toggles to offer, separated by spaces. */
  fixed?: string;
  /** The recorded build of the state that the page names; the site's build adds both. */
  snapshot: Snapshot;
  sources: readonly SourceFile[];
}

/**
 * Options on one side, what Rslib builds with them on the other. The state that a page names is in
 * its HTML; the others are fetched when the reader's pointer or focus enters.
 */
export default function Explorer(props: ExplorerProps) {
  const { kind = 'embed', fixed = '', snapshot, sources } = props;
  const text = useExplorerText();
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState(snapshot.state);
  const [selection, setSelection] = useState(initialSelection);
  const outputs = useOutputs(state, snapshot, sources);
  const views = viewsOf(outputs);
  const view = selectedView(views, selection, outputs);
  // The reader may have set controls before React hydrated them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const early = root.current ? stateOfControls(root.current, state) : state;
    setState(early);
  }, []);
  const words = fixed.split(' ');
  const toggles = toggleNames.filter((toggle) => words.includes(toggle));
  const prefetchOutputs = () => prefetch(state.input);
  const controls = <Controls state={state} offered={toggles} />;
  const link = <OpenLink state={state} />;

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
      {kind === 'home' ? (
        <BeforeAfter outputs={outputs} controls={controls} link={link} />
      ) : (
        <>
          <div className={styles.body}>
            <div className={styles.side}>{controls}</div>
            <Summary outputs={outputs} />
            <Result
              outputs={outputs}
              views={views}
              selected={view}
              onOpen={(id) => setSelection({ id, key: keyOf(state) })}
              // Until something is selected, readers without scripts get the configuration as HTML.
              hidden={
                !outputs.before && selection === initialSelection
                  ? views.filter(({ id }) => id === configFile)
                  : []
              }
            />
          </div>
          <p className={styles.actions}>{link}</p>
        </>
      )}
    </section>
  );
}
