import { useLayoutEffect, useRef } from 'react';
import type { Snapshot, SourceFile } from './data/data.ts';
import { defaultState } from './data/states.ts';
import { offered } from './data/toggles.ts';
import styles from './Explorer.module.css';
import { prefetch, useOutputs } from './state/useOutputs';
import {
  stateOfControls,
  useSelectedState,
  useTabInAddress,
} from './state/useSelectedState';
import { useExplorerText } from './useExplorerText';
import { BeforeAfter } from './view/BeforeAfter';
import { Controls, Inputs } from './view/Controls';
import { CopyLink, OpenLink } from './view/Links';
import { Result } from './view/Result';
import { Summary } from './view/Summary';
import { configFile, initialSelection, selectedView, viewsOf } from './view/views';

export interface ExplorerProps {
  /** The explorer's own page, with the state in its address; another page; or the home page. */
  kind?: 'page' | 'embed' | 'home';
  /** The toggles to offer on another page, separated by spaces. */
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
  const isPage = kind === 'page';
  const { state, select, selection, openTab, ignored, isInitial } = useSelectedState(
    snapshot.state,
    isPage,
  );
  const outputs = useOutputs(state, snapshot, sources, isInitial);
  const views = viewsOf(outputs);
  const view = selectedView(views, selection, outputs);
  useTabInAddress(outputs, view, isPage && !isInitial);
  const isTabUnknown =
    isInitial && outputs.status === 'shown' && selection !== initialSelection;
  const unknownTab = isTabUnknown && view.id !== selection.id ? [selection.id] : [];
  const notOffered = [...ignored, ...unknownTab].join(', ');
  // The reader may have set controls before React hydrated them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const early = root.current ? stateOfControls(root.current, state) : state;
    if (early !== state) select(early);
  }, []);
  const toggles = offered[state.input].filter(
    (toggle) => isPage || fixed.split(' ').includes(toggle),
  );
  const prefetchOutputs = () => prefetch(state.input);
  const controls = <Controls state={state} offered={toggles} />;

  return (
    <section
      ref={root}
      className={`rp-not-doc ${styles.explorer}`}
      data-styles="explorer"
      aria-label={text('label')}
      onPointerEnter={prefetchOutputs}
      onFocus={prefetchOutputs}
      onChange={({ currentTarget }) => {
        const next = stateOfControls(currentTarget, state);
        if (next !== state) select(next);
      }}
    >
      {isPage && <p className="without-scripts">{text('noScripts')}</p>}
      {isPage && <Inputs input={state.input} />}
      {notOffered && (
        <p role="alert" className={styles.notice}>
          {text('notOffered', { words: notOffered })}
        </p>
      )}
      {kind === 'home' ? (
        <BeforeAfter
          outputs={outputs}
          controls={controls}
          link={<OpenLink state={state} />}
        />
      ) : (
        <div className={styles.body}>
          <div className={styles.side}>
            {controls}
            {isPage && (
              <p className={styles.actions}>
                <CopyLink />
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => select(defaultState(state.input))}
                >
                  {text('reset')}
                </button>
              </p>
            )}
          </div>
          <Summary outputs={outputs} />
          <Result
            outputs={outputs}
            views={views}
            selected={view}
            onOpen={openTab}
            // Until something is selected, readers without scripts get the other tabs as HTML.
            hidden={
              isInitial && selection === initialSelection
                ? views.filter(
                    ({ id }) => id !== view.id && (isPage || id === configFile),
                  )
                : []
            }
          />
        </div>
      )}
      {kind === 'embed' && (
        <p className={styles.actions}>
          <OpenLink state={state} />
        </p>
      )}
    </section>
  );
}
