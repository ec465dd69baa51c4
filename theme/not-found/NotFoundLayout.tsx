import { useLocaleSiteData } from '@rspress/core/runtime';
import { renderInlineMarkdown } from '@rspress/core/theme';
import { Link } from '../link/Link';
import { useHome } from '../nav/useHome';
import { useText } from '../useText';
import styles from './NotFoundLayout.module.css';
import { sectionsOf } from './sections';

/** The 404 page, in the language of the address's prefix: all sections with their pages. */
export function NotFoundLayout() {
  const text = useText();
  const home = useHome();
  const { sidebar } = useLocaleSiteData();
  return (
    <main id="content" className={styles.page} data-styles="not-found" data-not-found>
      <p>404</p>
      <h1>{text('notFoundText')}</h1>
      <Link className={styles.home} href={home}>
        {text('takeMeHomeText')}
      </Link>
      <nav className={styles.sections} aria-label={text('notFoundSections')}>
        {sectionsOf(sidebar).map(({ name, link, pages }) => (
          <section key={link}>
            <h2>
              <Link href={link}>{name}</Link>
            </h2>
            <ul>
              {pages.map((page) => (
                <li key={page.link}>
                  <Link href={page.link} {...renderInlineMarkdown(page.text)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </main>
  );
}
