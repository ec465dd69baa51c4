import { usePage } from '@rspress/core/runtime';
import { renderInlineMarkdown, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useId } from 'react';
import { useText } from '../useText';
import styles from './Outline.module.css';

/**
 * Links to the headings of depth 2 to 4. The framework's outline is an unnamed region and repeats the
 * edit link and the link to the top, which this site has once, where they are reachable at every
 * width. The first heading is marked as current here, and those that the reader comes to by
 * theme/inline-scripts/followReader.ts, with and without React.
 */
export function Outline() {
  const text = useText();
  const id = useId();
  const { page } = usePage();
  const headers = useDynamicToc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are those of new headings
  useEffect(() => {
    window.dispatchEvent(new Event('scroll'));
  }, [headers]);
  return (
    <nav className={`rp-outline ${styles.outline}`} aria-labelledby={id}>
      <p id={id} className={`rp-outline__title ${styles.title}`}>
        {text('outlineTitle')}
      </p>
      {/* A new list for each page, as React does not know which heading is marked. */}
      <ul key={page.routePath}>
        {headers.map((header, index) => (
          <li key={header.id} data-depth={header.depth}>
            <a
              className={`rp-toc-item ${styles.item}`}
              href={`#${header.id}`}
              aria-current={index === 0 ? 'location' : undefined}
            >
              <span {...renderInlineMarkdown(header.text)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
