import { normalizeImagePath, useNav, useSite } from '@rspress/core/runtime';
import {
  type NavProps,
  Search,
  SocialLinks,
  SwitchAppearance,
} from '@rspress/core/theme';
import { Link } from '../link/Link';
import { useText } from '../useText';
import styles from './Nav.module.css';
import { NavLinks } from './NavLinks';
import { NavScreen } from './NavScreen';
import { LanguageLinks, VersionLinks } from './Switchers';
import { useHome } from './useHome';

/**
 * The bar at the top. The framework's opens its menus with a mouse only and nests links in buttons;
 * here every control is a link, a button or a native disclosure, which work by keyboard and without
 * scripts. `beforeNavTitle` is its start, `beforeNavMenu` is before the links to other languages.
 */
export function Nav({ beforeNavTitle, beforeNavMenu }: NavProps) {
  const items = useNav();
  const text = useText();
  const left = items.filter((item) => item.position === 'left');
  const right = items.filter((item) => item.position !== 'left');

  return (
    <header className={`rp-nav ${styles.nav}`}>
      <a className={styles.skip} href="#content">
        {text('skipToContent')}
      </a>
      <div className={styles.left}>
        {beforeNavTitle}
        <NavTitle />
        <nav className={styles.wide} aria-label={text('mainNavigation')}>
          <NavLinks items={left} />
        </nav>
      </div>
      <div className={styles.right}>
        <Search />
        {right.length > 0 && (
          <nav className={styles.wide} aria-label={text('moreNavigation')}>
            <NavLinks items={right} />
          </nav>
        )}
        <div className={styles.wide}>
          <VersionLinks />
          {beforeNavMenu}
          <LanguageLinks />
        </div>
        <SwitchAppearance />
        <div className={`${styles.wide} ${styles.social}`}>
          <SocialLinks />
        </div>
        <NavScreen items={items} beforeNavMenu={beforeNavMenu} />
      </div>
    </header>
  );
}

/** Logo and name, a link to the home page. The name is text, so the image is decorative. */
function NavTitle() {
  const { site } = useSite();
  const home = useHome();
  const logo = typeof site.logo === 'string' ? site.logo : site.logo.light;
  return (
    <Link className={styles.title} href={home}>
      <img src={normalizeImagePath(logo)} alt="" width="28" height="28" />
      <span>{site.logoText}</span>
    </Link>
  );
}
