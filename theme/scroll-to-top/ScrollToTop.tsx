import { useSite } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { useScroll } from '../scroll/useScroll';
import { useText } from '../useText';
import styles from './ScrollToTop.module.css';

/** Shown from this scroll position, in pixels. */
const threshold = 100;
/** Time between two updates, in milliseconds. */
const interval = 100;

/** A button that scrolls to the top and moves the focus to the start of the text. */
export function ScrollToTop() {
  const { enableScrollToTop = true } = useSite().site.themeConfig;
  const text = useText();
  const [scrolledDown, setScrolledDown] = useState(false);
  const update = useCallback(() => setScrolledDown(window.scrollY >= threshold), []);
  useScroll(update, interval);
  if (!enableScrollToTop || !scrolledDown) return null;
  const toTop = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={`rp-scroll-to-top icon-button ${styles.button}`}
      onClick={toTop}
      aria-label={text('scrollToTopText')}
      title={text('scrollToTopText')}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 13V3M3.5 7.5 8 3l4.5 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </button>
  );
}
