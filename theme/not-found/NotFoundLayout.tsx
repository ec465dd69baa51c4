import { Link } from '../link/Link';
import { useHome } from '../nav/homeOf';
import { useText } from '../useText';
import styles from './NotFoundLayout.module.css';

/** What an unknown address shows, in the language of its prefix. */
export function NotFoundLayout() {
  const text = useText();
  const home = useHome();
  return (
    <main id="content" className={styles.page} data-not-found>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFoundText')}</h1>
      <Link className={styles.home} href={home}>
        {text('takeMeHomeText')}
      </Link>
    </main>
  );
}
