import {
  IconClose,
  IconMenu,
  type NavProps,
  SocialLinks,
  SvgWrapper,
} from '@rspress/core/theme';
import { useClosePopover, useModalPopover } from '../disclosure/popovers';
import { useText } from '../useText';
import styles from './Nav.module.css';
import { NavLinks, type NavLinksProps } from './NavLinks';
import { LanguageLinks, VersionLinks } from './Switchers';

const id = 'site-menu';

export type NavScreenProps = NavLinksProps & Pick<NavProps, 'beforeNavMenu'>;

/**
 * The menu of small screens. A native popover, which works before and without React; with React it
 * is modal. At exactly 768 px the bar is still the small one.
 */
export function NavScreen({ items, beforeNavMenu }: NavScreenProps) {
  const text = useText();
  const panel = useClosePopover<HTMLElement>('(min-width: 768px)', '(min-width: 769px)');
  useModalPopover(panel);
  return (
    <div className={styles.screen} data-nav-screen>
      <button
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label={text('navigationMenu')}
      >
        <SvgWrapper icon={IconMenu} width="20" height="20" className={styles.opens} />
        <SvgWrapper icon={IconClose} width="20" height="20" className={styles.closes} />
      </button>
      <nav
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        aria-label={text('navigationMenu')}
      >
        <NavLinks items={items} />
        <div className={styles.extras}>
          <VersionLinks />
          {beforeNavMenu}
          <LanguageLinks />
          <SocialLinks />
        </div>
      </nav>
    </div>
  );
}
