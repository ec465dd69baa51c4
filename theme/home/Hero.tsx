import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { IconCopy, IconSuccess, SvgWrapper } from '@rspress/core/theme';
import { useEffect, useId, useRef } from 'react';
import { useCopyText } from '../code/useCopyText';
import { restoreTabs } from '../inline-scripts/restoreTabs';
import { Link } from '../link/Link';
import { commandsFor } from '../package-manager-tabs/commands';
import { useLangPrefix, useText } from '../useText';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The heading, in one or two lines. */
  title?: string;
  /** Above the heading. */
  subtitle?: string;
  /** Below the heading. */
  description?: string;
  /** The label of the link to the quick start. */
  getStarted?: string;
  /** The label of the link to the introduction. */
  learnMore?: string;
  /** What starts a library, without `npm`; takes the place of the link to the introduction. */
  command?: string;
}

/**
 * The top of the home page: what the reader gets, what it is, and how to start. What a page leaves
 * out is said in the language of the page.
 */
export function Hero(props: HeroProps) {
  const text = useText();
  const { site } = useSite();
  const guide = `${useLangPrefix()}/guide/start/`;
  const start = `${guide}quick-start`;
  const {
    title = text('promise'),
    subtitle = text('subtitle'),
    description = text('slogan'),
    getStarted = text('getStarted'),
    learnMore = text('learnMore'),
  } = props;
  const commands = props.command ? commandsFor(props.command) : undefined;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# Rslib\n\n${subtitle}\n\n**${title}** ${description}\n\n`}
        {`[${getStarted}](${site.siteOrigin}${routePathToMdPath(start)})\n\n`}
        {commands && `\`\`\`sh\n${commands.npm}\n\`\`\`\n\n`}
      </>
    );
  }
  return (
    <div className={`rp-not-doc ${styles.hero}`}>
      <p className={styles.subtitle}>
        <img src={normalizeImagePath('/logo.svg')} alt="" width="28" height="28" />
        <span>{subtitle}</span>
      </p>
      <h1 className={styles.promise}>
        {title.split('\n').map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className={styles.slogan}>{description}</p>
      <div className={styles.actions} data-print="no">
        <Link className={styles.primary} href={start}>
          {getStarted}
        </Link>
        {commands ? (
          <Command commands={Object.values(commands)} />
        ) : (
          <Link className={`${styles.primary} ${styles.secondary}`} href={guide}>
            {learnMore}
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * The command of the package manager that the reader has chosen on another page, with a button that
 * copies it. The radio buttons are only set by the inline script that restores tabs.
 */
function Command({ commands }: { commands: readonly string[] }) {
  const text = useText();
  const [copied, copy] = useCopyText();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => restoreTabs(), []);
  return (
    <div ref={box} className={styles.command} data-tabs="package.manager">
      <span hidden>
        {commands.map((command, index) => (
          <input key={command} type="radio" name={id} defaultChecked={index === 0} />
        ))}
      </span>
      {commands.map((command) => (
        <code key={command}>{command}</code>
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
