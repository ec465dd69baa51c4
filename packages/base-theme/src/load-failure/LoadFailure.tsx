import { useText } from '../useText';
import styles from './LoadFailure.module.css';

/**
 * Says beside a control that a file it needs could not be loaded, as after a deploy, and offers to
 * reload. It is in the HTML because then no other file may be there either; an inline script shows
 * it: packages/react-on-intent/src/browser/intent.ts.
 */
export function LoadFailure() {
  const text = useText();
  return (
    <div role="alert" popover="auto" className={styles.notice} data-load-failure>
      <p>{text('partNotLoaded')}</p>
      <button type="button">{text('reloadPage')}</button>
    </div>
  );
}
