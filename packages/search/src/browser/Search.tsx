import { useLang, useVersion } from '@rspress/core/runtime';
import { useLinkNavigate } from '@site/base-theme/link/navigation';
import { routeOf } from '@site/base-theme/link/resolveHref';
import { useTextLang } from '@site/base-theme/useText';
import { type MouseEvent, useEffect } from 'react';
import { scopeOf } from '../scope';
import button from './SearchButton.module.css';
import styles from './SearchDialog.module.css';
import { maxQueryLength } from './settings';
import texts from './texts.json';

/**
 * The search button and its dialog, which are part of the HTML of every page. Scripts that need no
 * React open it (`openSearch.ts`) and answer what is typed (`panel/panel.ts`). React only makes
 * following a result a change of pages inside the running site. The field is uncontrolled, so React
 * keeps what has been typed before it, and the script fills the body, of which React knows nothing.
 */
export function Search() {
  const navigate = useLinkNavigate();
  const lang = useTextLang();
  const scope = scopeOf({ lang: useLang(), version: useVersion() });
  const label = texts.searchDialog[lang];
  useEffect(() => {
    if (process.env.NODE_ENV === 'development')
      import('./dev').then(({ startOnDevServer }) => startOnDevServer());
  }, []);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.target === '_blank' || isModified) return;
    event.preventDefault();
    void navigate(routeOf(link));
  };
  return (
    <>
      {/* One button for all widths; on small screens only screen readers get its label. */}
      <button
        type="button"
        className={button.button}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-search-open
      >
        {/* Shorter than the framework's icon, and on every page. */}
        <svg viewBox="0 0 24 24" className={button.icon} aria-hidden="true">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <span>{texts.searchButton[lang]}</span>
        <span className={button.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links in it are clicked by Enter */}
      <dialog
        className={styles.dialog}
        aria-label={label}
        onClick={follow}
        data-search-dialog={scope}
      >
        <form className={styles.form} method="dialog">
          <input
            className={styles.input}
            role="combobox"
            aria-label={label}
            aria-expanded="false"
            aria-autocomplete="list"
            placeholder={texts.searchPlaceholderText[lang]}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="submit">{texts.searchClose[lang]}</button>
        </form>
        <p role="alert" className={styles.failed} hidden>
          {texts.searchPanelFailed[lang]}
        </p>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React out of it
          dangerouslySetInnerHTML={{ __html: '' }}
          data-search-body
        />
      </dialog>
    </>
  );
}
