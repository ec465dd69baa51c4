import { matchNavbar, useLocation, type useNav } from '@rspress/core/runtime';
import { Tag } from '@rspress/core/theme-original';
import { Dropdown } from '../disclosure/Dropdown';
import { Link } from '../link/Link';
import styles from './Nav.module.css';

type NavItem = ReturnType<typeof useNav>[number];

export interface NavLinksProps {
  items: readonly NavItem[];
}

/** The links of `_nav.json`; that of the section which the page belongs to is marked as current. */
export function NavLinks({ items }: NavLinksProps) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.text}>
          <NavEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  const label = (
    <>
      {item.text}
      {item.tag && <Tag tag={item.tag} />}
    </>
  );
  if ('items' in item) {
    return (
      <Dropdown className={`${styles.link} ${styles.menu}`} summary={label}>
        <NavLinks items={item.items} />
      </Dropdown>
    );
  }
  const active = matchNavbar(item, pathname);
  return (
    <Link
      className={styles.link}
      href={item.link}
      aria-current={active ? 'true' : undefined}
    >
      {label}
    </Link>
  );
}
