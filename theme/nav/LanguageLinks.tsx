import { languageCode } from '../languageCode';
import { Link } from '../link/Link';
import styles from './Nav.module.css';
import { useOtherLanguages } from './useOtherLanguages';

/**
 * The language switcher. With two languages a menu would only stand in the way: it is a link to the same page in the
 * other one, named in that language, and works without scripts.
 */
export function LanguageLinks() {
  return useOtherLanguages().map(({ lang, label, href, same }) => {
    const code = languageCode(lang);
    return (
      <Link
        key={lang}
        className={styles.language}
        href={href}
        hrefLang={code}
        lang={code}
        rel="alternate"
        data-keep-place={same || undefined}
      >
        {label}
      </Link>
    );
  });
}
