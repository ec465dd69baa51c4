import { useHead, usePage, useSite, withBase } from '@rspress/core/runtime';
import { Link } from '../link/Link';
import { useText } from '../useText';
import styles from './Breadcrumb.module.css';
import { useSections } from './useSections';

/** The sections that a page is in, outermost first: above its title, and as data for engines. */
export function Breadcrumb() {
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const sections = useSections();
  const trail = [...sections, { name: page.title, link: page.routePath ?? '/' }];
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
  useHead({
    script:
      sections.length === 0
        ? []
        : // `<` could end the script.
          [
            {
              type: 'application/ld+json',
              innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
            },
          ],
  });
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
