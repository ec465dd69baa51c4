import { useTextLang } from '@site/base-theme/useText';
import type { ReactNode } from 'react';
import examples from '../examples.json';
import type { useBuilds } from '../state/useBuilds';
import { usePlaygroundText } from '../usePlaygroundText';
import { Action } from './Action';
import { Actions, type ActionsProps } from './Actions';
import { Menu } from './Menu';
import { Status } from './Status';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  builds: ReturnType<typeof useBuilds>;
  /** The package comes from a link, and the reader has not run it. */
  isForeign: boolean;
  actions: ActionsProps;
  conformance: { readonly equal: number; readonly tried: number };
  onRun: () => void;
  /** What sets options. */
  children: ReactNode;
}

const busy = ['fetching', 'starting', 'building', 'fetchingPart'];
/** States in which the engine has nothing to say that a remark could hide. */
const idle = ['size', 'stopped'];

/** Run and what it says on one side, what is done with the package on the other. */
export function Toolbar(props: ToolbarProps) {
  const { builds, isForeign, actions, conformance, onRun, children } = props;
  const { obstacle, outputs, press, size, status, stop } = builds;
  const text = usePlaygroundText();
  const lang = useTextLang();
  const isBusy = busy.includes(status.kind);
  // What readers have to know before they go on.
  const remark =
    obstacle ?? (isForeign && idle.includes(status.kind) ? 'foreign' : undefined);
  const run = () => {
    onRun();
    press();
  };
  return (
    <div className={`needs-scripts ${styles.toolbar}`} data-styles="playground">
      {!obstacle && (
        <Action
          isMain
          icon={isBusy ? 'stop' : 'run'}
          label={text(isBusy ? 'stop' : status.kind === 'asking' ? 'load' : 'run')}
          onPress={isBusy ? stop : run}
        />
      )}
      {remark ? (
        <div className={styles.status}>
          <p role="status">{text(remark)}</p>
        </div>
      ) : (
        <Status status={status} size={size} milliseconds={outputs.now.milliseconds} />
      )}
      <Menu icon="examples" label={text('examples')}>
        {Object.entries(examples).map(([name, example]) => (
          // Loads a document: nothing runs before the reader asks for it again.
          <a key={name} href={`?example=${name}`}>
            {example[lang]}
          </a>
        ))}
      </Menu>
      <Menu icon="options" label={text('options')}>
        {children}
        <p>{text('moreOptions')}</p>
      </Menu>
      <Actions {...actions} />
      <Menu icon="help" label={text('help')}>
        <p>{text('helpText')}</p>
        <p>{text('conformance', conformance)}</p>
        {(
          [
            'how-to-read-it',
            'editor-help',
            'where-it-comes-from',
            'differences',
            'verdicts',
          ] as const
        ).map((id) => (
          <a key={id} href={`#${id}`}>
            {text(`help-${id}`)}
          </a>
        ))}
      </Menu>
    </div>
  );
}
