import { type ReactNode, type RefObject, useId } from 'react';
import { usePlaygroundText } from '../usePlaygroundText';
import styles from './Panes.module.css';
import { Splitter } from './Splitter';

export type PaneName = 'files' | 'code' | 'output';

export interface PanesProps extends Readonly<Record<PaneName, ReactNode>> {
  /** Around all panes: `showPane` finds the switch in it. */
  root: RefObject<HTMLDivElement | null>;
}

/**
 * Three panes beside each other where there is room, two in a narrower window. On a phone a switch
 * shows one of them: radio buttons that style sheets read, so that it works before React.
 */
export function Panes({ root, ...panes }: PanesProps) {
  const text = usePlaygroundText();
  const id = useId();
  return (
    <div ref={root} className={styles.panes}>
      <fieldset className={styles.switch} aria-label={text('panes')}>
        {(['files', 'code', 'output'] as const).map((pane) => (
          <label key={pane}>
            <input
              type="radio"
              name={id}
              value={pane}
              data-pane={pane}
              defaultChecked={pane === 'code'}
            />
            {text(`pane-${pane}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.pane} data-pane="files">
        {panes.files}
      </div>
      <Splitter pane="files" label={text('widthOfFiles')} />
      <div className={styles.pane} data-pane="code">
        {panes.code}
      </div>
      <Splitter pane="output" label={text('widthOfOutput')} />
      <div className={styles.pane} data-pane="output">
        {panes.output}
      </div>
    </div>
  );
}

/** Shows a pane on a phone. Elsewhere all of them are shown. */
export function showPane(root: HTMLElement | null, pane: PaneName): void {
  const radio = root?.querySelector<HTMLInputElement>(`input[data-pane=${pane}]`);
  if (radio) radio.checked = true;
}
