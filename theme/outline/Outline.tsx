import { renderInlineMarkdown, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useId } from 'react';
import { outlineEvent } from '../inline-scripts/names';
import { useText } from '../useText';
import styles from './Outline.module.css';

/**
 * The headings of the page. The framework's outline is an unnamed region and repeats the edit link
 * and the link to the top, which this site has once, where they are reachable at every width.
 */
export function Outline() {
  const text = useText();
  const id = useId();
  return (
    <nav className={`rp-outline ${styles.outline}`} aria-labelledby={id}>
      <p id={id} className={`rp-outline__title ${styles.title}`}>
        {text('outlineTitle')}
      </p>
      <Toc />
    </nav>
  );
}

/**
 * Links to the headings of depth 2 to 4. That of the section being read is marked by
 * theme/inline-scripts/followReader.ts.
 */
export function Toc() {
  const headers = useDynamicToc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the links change
  useEffect(() => void window.dispatchEvent(new Event(outlineEvent)), [headers]);
  return (
    <ul>
      {headers.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} className={`rp-toc-item ${styles.item}`}>
            <span {...renderInlineMarkdown(text)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
