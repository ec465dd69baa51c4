import { Toc } from '@rspress/core/theme';
import { useId } from 'react';
import { useText } from '../useText';
import styles from './Outline.module.css';

/**
 * The headings of the page. The framework's stands in an unnamed region, and repeats the edit link and the way to the top, which this site has once, where they can be
 * reached at every width.
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
