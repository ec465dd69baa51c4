import { useNav } from '@rspress/core/runtime';
import {
  type NavProps,
  Search,
  SocialLinks,
  SwitchAppearance,
} from '@rspress/core/theme';
import { ToolsPopover } from '../tools-popover/ToolsPopover';
import { useText } from '../useText';
import { LanguageLinks } from './LanguageLinks';
import styles from './Nav.module.css';
import { NavLinks } from './NavLinks';
import { NavScreen } from './NavScreen';
import { NavTitle } from './NavTitle';
import { VersionLinks } from './VersionLinks';

/**
 * The bar at the top. The framework's opens its menus with a mouse only and nests links into buttons; here every
 * control is a link, a button or a native disclosure, so that it works by keyboard and without scripts.
 */
export function Nav(props: NavProps) {
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
        <ToolsPopover />
        {props.beforeNavTitle}
        {props.navTitle ?? <NavTitle />}
        {props.afterNavTitle}
        <nav className={styles.wide} aria-label={text('mainNavigation')}>
          {props.beforeLeftNavItems}
          <NavLinks items={left} />
          {props.afterLeftNavItems}
        </nav>
      </div>
      <div className={styles.right}>
        {props.beforeNavMenu}
        <Search />
        {right.length > 0 && (
          <nav className={styles.wide} aria-label={text('moreNavigation')}>
            {props.beforeRightNavItems}
            <NavLinks items={right} />
            {props.afterRightNavItems}
          </nav>
        )}
        <div className={styles.wide}>
          <VersionLinks />
          <LanguageLinks />
        </div>
        <SwitchAppearance />
        <div className={styles.wide}>
          <SocialLinks />
        </div>
        <NavScreen items={items} />
        {props.afterNavMenu}
      </div>
    </header>
  );
}
