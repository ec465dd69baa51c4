import { useRef } from 'react';
import { defaultState, toggleNames } from './data/toggles.ts';
import type { Snapshot, SourceFile } from './data/types.ts';
import styles from './Explorer.module.css';
import { useChosen } from './state/useChosen';
import { useEarlyChoice } from './state/useEarlyChoice';
import { useOutputs, warm } from './state/useOutputs';
import { useExplorerText } from './useExplorerText';
import { BeforeAfter } from './view/BeforeAfter';
import { Controls } from './view/Controls';
import { CopyLink } from './view/CopyLink';
import { Inputs } from './view/Inputs';
import { OpenLink } from './view/OpenLink';
import { Result } from './view/Result';
import { Summary } from './view/Summary';

export interface ExplorerProps {
  /** The whole explorer, with its state in the address; some toggles on another page; or the demonstration of the home page. */
  kind?: 'page' | 'embed' | 'home';
  /** The toggles of one that is not whole, with blanks between them. */
  fixed?: string;
  /** What the state that the page names came to; put in by the build, like `sources`. */
  snapshot: Snapshot;
  sources: readonly SourceFile[];
}

/**
 * Options on one side, what Rslib makes of them on the other. The state that a page names is in its HTML; the others, all of them built too, are
 * fetched when the reader comes near.
 */
export default function Explorer(props: ExplorerProps) {
  const { kind = 'embed', fixed = '', snapshot, sources } = props;
  const text = useExplorerText();
  const root = useRef<HTMLElement>(null);
  const isPage = kind === 'page';
  const { state, choose, unknown, arrived } = useChosen(snapshot.state, isPage);
  const outputs = useOutputs(state, snapshot, sources, arrived);
  useEarlyChoice(root, state, choose);
  const offered = isPage
    ? toggleNames
    : toggleNames.filter((toggle) => fixed.split(' ').includes(toggle));
  const prepare = () => warm(state.input);
  const controls = <Controls state={state} offered={offered} onChoose={choose} />;

  return (
    <section
      ref={root}
      className={`rp-not-doc ${styles.explorer}`}
      data-styles="explorer"
      aria-label={text('label')}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {isPage && <p className={styles.noScripts}>{text('noScripts')}</p>}
      {isPage && (
        <Inputs input={state.input} onChange={(input) => choose({ ...state, input })} />
      )}
      {unknown.length > 0 && (
        <p role="alert" className={styles.alert}>
          {text('unknown').replace('{words}', unknown.join(', '))}
        </p>
      )}
      {kind === 'home' ? (
        <BeforeAfter outputs={outputs}>{controls}</BeforeAfter>
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
                  onClick={() => choose(defaultState(state.input))}
                >
                  {text('reset')}
                </button>
              </p>
            )}
          </div>
          <Summary outputs={outputs} />
          <Result outputs={outputs} whole={isPage} />
        </div>
      )}
      {!isPage && (
        <p className={styles.actions}>
          <OpenLink state={state} />
        </p>
      )}
    </section>
  );
}
