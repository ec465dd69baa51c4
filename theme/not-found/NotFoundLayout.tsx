import { Link } from '../link/Link';
import { useHome } from '../nav/useHome';
import { useText } from '../useText';
import styles from './NotFoundLayout.module.css';

/** The 404 page, in the language of the address's prefix. */
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
