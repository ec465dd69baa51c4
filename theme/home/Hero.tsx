import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { IconCopy, IconSuccess, SvgWrapper } from '@rspress/core/theme';
import { useCopyText } from '../code/useCopyText';
import { Link } from '../link/Link';
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
  /** What starts a library; takes the place of the link to the introduction. */
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
    command,
  } = props;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# Rslib\n\n${subtitle}\n\n**${title}** ${description}\n\n`}
        {`[${getStarted}](${site.siteOrigin}${routePathToMdPath(start)})\n\n`}
        {command && `\`\`\`sh\n${command}\n\`\`\`\n\n`}
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
        {command ? (
          <Command command={command} />
        ) : (
          <Link className={`${styles.primary} ${styles.secondary}`} href={guide}>
            {learnMore}
          </Link>
        )}
      </div>
    </div>
  );
}

/** A command, with a button that copies it. */
function Command({ command }: { command: string }) {
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
        <SvgWrapper icon={copied ? IconSuccess : IconCopy} width="18" />
      </button>
    </div>
  );
}
