import { normalizeImagePath, routePathToMdPath, useSite } from '@rspress/core/runtime';
import { Link } from '../link/Link';
import { useText, useTextLang } from '../useText';
import styles from './Hero.module.css';

/** The top of the home page: name, subtitle, slogan, and links to the guide and the repository. */
export function Hero() {
  const text = useText();
  const { site } = useSite();
  const lang = useTextLang();
  const prefix = lang === site.lang ? '/' : `/${lang}/`;
  const repository = site.themeConfig.socialLinks?.find(
    (link) => link.icon === 'github',
  )?.content;
  const start = `${prefix}guide/start/quick-start`;
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# Rslib\n\n${text('subtitle')}\n\n${text('slogan')}\n\n`}
        {`[${text('quickStart')}](${site.siteOrigin}${routePathToMdPath(start)})\n\n`}
      </>
    );
  }
  return (
    <div className={styles.hero}>
      <div className={`rp-not-doc ${styles.words}`}>
        <img
          className={styles.mark}
          src={normalizeImagePath('/logo.svg')}
          alt=""
          width="72"
          height="72"
        />
        <h1 className={styles.name}>Rslib</h1>
        <p className={styles.subtitle}>{text('subtitle')}</p>
        <p className={styles.slogan}>{text('slogan')}</p>
        <div className={styles.actions} data-print="no">
          <Link className={styles.primary} href={start}>
            {text('quickStart')}
          </Link>
          {repository && (
            <a
              className={styles.secondary}
              href={repository}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('github')}
              <span className="visually-hidden">{` (${text('newTab')})`}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
