import {
  isEqualPath,
  useHead,
  useLocaleSiteData,
  useNav,
  usePage,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { Link } from '../link/Link';
import { useHome } from '../nav/useHome';
import { sectionsOf } from '../sidebar/links';
import { useText } from '../useText';
import styles from './Breadcrumb.module.css';

/** The sections that a page is in, outermost first: above its title, and as data for engines. */
export function Breadcrumb() {
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const home = useHome();
  const { sidebar } = useLocaleSiteData();
  // The bar names the first folder of an address, and the sidebar the group of a page.
  const areas = useNav().flatMap((item) =>
    'link' in item && item.link
      ? {
          name: item.text,
          link: item.link.slice(0, item.link.indexOf('/', home.length) + 1),
        }
      : [],
  );
  const path = page.routePath ?? home;
  const groups = sectionsOf(sidebar).filter(({ pages }) =>
    pages.some(({ link }) => isEqualPath(link, path)),
  );
  const sections = [
    ...areas.filter(({ link }) => link !== '' && path.startsWith(link)),
    ...groups,
  ].filter(
    ({ link }, index, all) =>
      !isEqualPath(link, path) && all.findIndex((one) => one.link === link) === index,
  );
  const trail = [...sections, { name: page.title, link: path }];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.siteOrigin + withBase(link),
    })),
  };
  // `<` could end the script.
  const innerHTML = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = { type: 'application/ld+json', innerHTML } as const;
  useHead({ script: sections.length === 0 ? [] : [script] });
  if (sections.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={text('breadcrumb')} data-print="no">
      <ol>
        {sections.map(({ name, link }) => (
          <li key={link}>
            <Link href={link}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
