import { usePage, useSite, useVersion } from '@rspress/core/runtime';
import { Dropdown } from '../disclosure/Dropdown';
import { Link } from '../link/Link';
import { languageCode } from '../useText';
import styles from './Nav.module.css';
import { homeOf, useCurrentPath } from './useHome';

/**
 * The language switcher. With two languages it is a plain link to the same page in the other one,
 * named in that language, which works without scripts.
 */
export function LanguageLinks() {
  const { page } = usePage();
  const { site } = useSite();
  const version = useVersion();
  const { exists, path } = useCurrentPath();
  const others = site.locales.filter(({ lang }) => lang !== page.lang);
  return others.map(({ lang, label }) => (
    <Link
      key={lang}
      className={styles.link}
      href={homeOf(site, lang, version) + path}
      hrefLang={languageCode(lang)}
      lang={languageCode(lang)}
      rel="alternate"
      data-keep-place={exists || undefined}
    >
      {label}
    </Link>
  ));
}

/** Links to the same page in each version, on sites with several versions. */
export function VersionLinks() {
  const { page } = usePage();
  const { site } = useSite();
  const current = useVersion();
  const { path } = useCurrentPath();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return null;
  return (
    <Dropdown className={`${styles.link} ${styles.menu}`} summary={current}>
      <ul className={styles.links}>
        {versions.map((version) => (
          <li key={version}>
            <Link
              className={styles.link}
              href={homeOf(site, page.lang, version) + path}
              aria-current={version === current ? 'true' : undefined}
            >
              {version}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
