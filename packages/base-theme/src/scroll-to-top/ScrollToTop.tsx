import { useSite } from '@rspress/core/runtime';
import { useText } from '../useText';
import styles from './ScrollToTop.module.css';

/**
 * The button that scrolls to the top and moves the focus to the start of the text. It is a link, so
 * that it works before React; `data-scrolled`, which an inline script sets, shows it. A page has one
 * beside the text and one in the bar, of which its styles show one.
 */
export function ScrollToTop() {
  const { enableScrollToTop = true } = useSite().site.themeConfig;
  const text = useText();
  if (!enableScrollToTop) return null;
  return (
    <a
      className={`rp-scroll-to-top icon-button ${styles.button}`}
      href="#content"
      title={text('scrollToTopText')}
      data-print="no"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 13V3M3.5 7.5 8 3l4.5 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <span className="visually-hidden">{text('scrollToTopText')}</span>
    </a>
  );
}
