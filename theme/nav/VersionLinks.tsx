import { useLocation, usePage, useSite, useVersion } from '@rspress/core/runtime';
import { Dropdown } from '../disclosure/Dropdown';
import { Link } from '../link/Link';
import { homeOf } from './homeOf';
import styles from './Nav.module.css';

/** The version switcher, the same page in each version. There is one only where the site has more than one version. */
export function VersionLinks() {
  const { page } = usePage();
  const { site } = useSite();
  const current = useVersion();
  const { pathname } = useLocation();
  const { versions } = site.multiVersion;
  if (versions.length < 2) return null;
  const home = homeOf(site, page.lang, current);
  const found = page.pageType !== '404' && pathname.startsWith(home);
  const rest = found ? pathname.slice(home.length) : '';
  return (
    <Dropdown className={`${styles.link} ${styles.menu}`} summary={current}>
      <ul className={styles.links}>
        {versions.map((version) => (
          <li key={version}>
            <Link
              className={styles.link}
              href={homeOf(site, page.lang, version) + rest}
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
