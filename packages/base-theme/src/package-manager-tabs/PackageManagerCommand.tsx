import { IconCopy, IconSuccess, SvgWrapper } from '@rspress/core/theme';
import { useEffect, useId, useRef } from 'react';
import { useCopyText } from '../code/useCopyText';
import { restoreTabs } from '../inline-scripts/restoreTabs';
import { useText } from '../useText';
import { commandsFor } from './commands';
import styles from './PackageManagerCommand.module.css';

/**
 * A command of npm, without `npm`, as the package manager takes it that the reader has chosen on
 * another page, with a button that copies it. The radio buttons are only set by the inline script
 * that restores tabs.
 */
export function PackageManagerCommand({ command }: { command: string }) {
  const commands = Object.values(commandsFor(command));
  const text = useText();
  const [copied, copy] = useCopyText();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => restoreTabs(), []);
  return (
    <div ref={box} className={styles.command} data-tabs="package.manager">
      <span hidden>
        {commands.map((one, index) => (
          <input key={one} type="radio" name={id} defaultChecked={index === 0} />
        ))}
      </span>
      {commands.map((one) => (
        <code key={one}>{one}</code>
      ))}
      <button
        type="button"
        className={`needs-scripts ${styles.copy}`}
        // Of the commands one is visible.
        onClick={() => copy(box.current?.innerText.trim() ?? '')}
        aria-label={text(copied ? 'copied' : 'copyCommand')}
      >
        <SvgWrapper icon={copied ? IconSuccess : IconCopy} width="18" />
      </button>
    </div>
  );
}
