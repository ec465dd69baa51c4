import { useLocaleSiteData, useLocation } from '@rspress/core/runtime';
import { renderInlineMarkdown } from '@rspress/core/theme';
import { Link } from '@site/base-theme/link/Link';
import { useHome } from '@site/base-theme/nav/useHome';
import { sectionsOf } from '@site/base-theme/sidebar/links';
import { useEffect } from 'react';
import { useSiteText } from '../useSiteText';
import styles from './NotFoundLayout.module.css';
import { suggestPages } from './suggestPages';

/** React leaves alone what a script puts into such an element. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * The 404 page, in the language of the address's prefix: pages with a similar address, a search for
 * the words of the address, and all sections with their pages.
 */
export function NotFoundLayout() {
  const text = useSiteText();
  const home = useHome();
  const { sidebar } = useLocaleSiteData();
  const { pathname } = useLocation();
  // An inline script has done so already, unless the address was reached within the app.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address itself
  useEffect(suggestPages, [pathname]);
  return (
    <main id="content" className={styles.page} data-styles="not-found" data-not-found>
      <p>404</p>
      <h1>{text('notFoundText')}</h1>
      <div className={styles.actions}>
        <Link href={home}>{text('takeMeHomeText')}</Link>
        {/* Hidden, as the suggestions are, until the script has read the address. */}
        <a href="#search" data-search-words hidden>
          {text('notFoundSearch')} <b {...filledByScript} />
        </a>
      </div>
      <section data-suggestions hidden>
        <h2>{text('notFoundSuggestions')}</h2>
        <ul {...filledByScript} />
      </section>
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
