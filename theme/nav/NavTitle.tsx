import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Link } from '../link/Link';
import { useHome } from './homeOf';
import styles from './Nav.module.css';

/** Logo and name, the way home in the page's language. The name is text, so the picture needs no description. */
export function NavTitle() {
  const { site } = useSite();
  const home = useHome();
  const logo = typeof site.logo === 'string' ? site.logo : site.logo.light;
  return (
    <Link className={styles.title} href={home}>
      <img src={normalizeImagePath(logo)} alt="" width="28" height="28" />
      <span>{site.logoText}</span>
    </Link>
  );
}
