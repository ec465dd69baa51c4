import { SocialLinks } from '@rspress/core/theme';
import { useRef } from 'react';
import { useText } from '../useText';
import styles from './Nav.module.css';
import { NavLinks, type NavLinksProps } from './NavLinks';
import { ReleaseLink } from './ReleaseLink';
import { LanguageLinks, VersionLinks } from './Switchers';
import { useModalMenu } from './useModalMenu';

/**
 * The menu of small screens. A native disclosure, which works before and without React; with React
 * it is modal.
 */
export function NavScreen({ items }: NavLinksProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  useModalMenu(details);
  return (
    <details ref={details} className={styles.screen} data-nav-screen>
      <summary className="icon-button" aria-label={text('navigationMenu')}>
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label={text('navigationMenu')}>
        <NavLinks items={items} />
        <div className={styles.extras}>
          <VersionLinks />
          <ReleaseLink />
          <LanguageLinks />
          <SocialLinks />
        </div>
      </nav>
    </details>
  );
}
