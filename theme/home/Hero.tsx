import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef } from 'react';
import { IconCopy, IconSuccess } from '../code/CodeIcons';
import { useCopyText } from '../code/useCopyText';
import { restoreTabs } from '../inline-scripts/restoreTabs';
import { Link } from '../link/Link';
import { commandsFor } from '../package-manager-tabs/commands';
import { useLangPrefix, useText } from '../useText';
import styles from './Hero.module.css';

/** What starts a library; the quick start says more. */
const commands = commandsFor('create rslib@latest');

/** The top of the home page: what the reader gets, what it is, and how to start. */
export function Hero() {
  const text = useText();
  const { site } = useSite();
  const start = `${useLangPrefix()}/guide/start/quick-start`;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# Rslib\n\n${text('subtitle')}\n\n**${text('promise')}** ${text('slogan')}\n\n`}
        {`[${text('quickStart')}](${site.siteOrigin}${routePathToMdPath(start)})\n\n`}
        {`\`\`\`sh\n${commands.npm}\n\`\`\`\n\n`}
      </>
    );
  }
  return (
    <div className={`rp-not-doc ${styles.hero}`}>
      <p className={styles.subtitle}>
        <img src={normalizeImagePath('/logo.svg')} alt="" width="28" height="28" />
        <span>{text('subtitle')}</span>
      </p>
      <h1 className={styles.promise}>
        {text('promise')
          .split('\n')
          .map((line) => (
            <span key={line}>{line} </span>
          ))}
      </h1>
      <p className={styles.slogan}>{text('slogan')}</p>
      <div className={styles.actions} data-print="no">
        <Link className={styles.primary} href={start}>
          {text('quickStart')}
        </Link>
        <Command />
      </div>
    </div>
  );
}

/**
 * The command of the package manager that the reader has chosen on another page, with a button that
 * copies it. The radio buttons are only set by the inline script that restores tabs.
 */
function Command() {
  const text = useText();
  const [copied, copy] = useCopyText();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => restoreTabs(), []);
  const shown = () =>
    [...(box.current?.querySelectorAll('code') ?? [])].find((one) =>
      one.checkVisibility(),
    )?.textContent ?? commands.npm;
  return (
    <div ref={box} className={styles.command} data-tabs="package.manager">
      <span hidden>
        {Object.keys(commands).map((name, index) => (
          <input key={name} type="radio" name={id} defaultChecked={index === 0} />
        ))}
      </span>
      {Object.values(commands).map((command) => (
        <code key={command}>{command}</code>
      ))}
      <button
        type="button"
        className={styles.copy}
        onClick={() => copy(shown())}
        aria-label={text(copied ? 'copied' : 'copyCommand')}
      >
        {copied ? <IconSuccess /> : <IconCopy />}
      </button>
    </div>
  );
}
