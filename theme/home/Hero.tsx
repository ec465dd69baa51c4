import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { IconCopy, IconSuccess } from '../code/CodeIcons';
import { useCopyText } from '../code/useCopyText';
import { Link } from '../link/Link';
import { commandsFor } from '../package-manager-tabs/commands';
import { useLangPrefix, useText } from '../useText';
import styles from './Hero.module.css';

/** What starts a library; the quick start says more. */
const command = commandsFor('create rslib@latest').npm;

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
        {`\`\`\`sh\n${command}\n\`\`\`\n\n`}
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

/** The command with a button that copies it. */
function Command() {
  const text = useText();
  const [copied, copy] = useCopyText();
  return (
    <div className={styles.command}>
      <code>{command}</code>
      <button
        type="button"
        className={styles.copy}
        onClick={() => copy(command)}
        aria-label={text(copied ? 'copied' : 'copyCommand')}
      >
        {copied ? <IconSuccess /> : <IconCopy />}
      </button>
    </div>
  );
}
