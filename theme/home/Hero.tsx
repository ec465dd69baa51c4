import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { Link } from '@site/base-theme/link/Link';
import { commandsFor } from '@site/base-theme/package-manager-tabs/commands';
import { PackageManagerCommand } from '@site/base-theme/package-manager-tabs/PackageManagerCommand';
import { useLangPrefix } from '@site/base-theme/useText';
import { useSiteText } from '../useSiteText';
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
  const text = useSiteText();
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
  const { command } = props;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# Rslib\n\n${subtitle}\n\n**${title}** ${description}\n\n`}
        {`[${getStarted}](${site.siteOrigin}${routePathToMdPath(start)})\n\n`}
        {command && `\`\`\`sh\n${commandsFor(command).npm}\n\`\`\`\n\n`}
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
          <PackageManagerCommand command={command} />
        ) : (
          <Link className={`${styles.primary} ${styles.secondary}`} href={guide}>
            {learnMore}
          </Link>
        )}
      </div>
    </div>
  );
}
