import { PrevNextPage as Original } from '@rspress/core/theme-original';
import { useText } from '../useText';
import styles from './PrevNextPage.module.css';

/** Links to the previous and the next page, in a named region. */
export function PrevNextPage() {
  const text = useText();
  return (
    <nav className={styles.pages} aria-label={text('neighbourPages')}>
      <Original />
    </nav>
  );
}
