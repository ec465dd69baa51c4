import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { Link } from '../link/Link';
import { useOtherLanguages } from '../nav/useOtherLanguages';
import { languageCode, useText } from '../useText';
import styles from './RedirectNotice.module.css';

const dismiss = () => document.documentElement.removeAttribute('data-redirected');

/**
 * Says once why the page is in another language than the one that was opened, and links back. It
 * lies over the page, at the bottom, where theme/inline-scripts/redirectToLocale.ts has marked it.
 */
export function RedirectNotice() {
  const text = useText();
  const { page } = usePage();
  const { pathname } = useLocation();
  const [opened] = useOtherLanguages();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about this page alone
  useEffect(() => dismiss, [pathname]);

  if (import.meta.env.SSG_MD || page.pageType === '404' || !opened) return null;
  return (
    <div role="status" className={styles.notice} data-redirect-notice data-print="no">
      <p>
        {text('redirected')}{' '}
        <Link
          href={opened.href}
          hrefLang={languageCode(opened.lang)}
          rel="alternate"
          data-keep-place
        >
          {text('redirectedFrom')}
        </Link>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={text('dismissNotice')}
        onClick={dismiss}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
