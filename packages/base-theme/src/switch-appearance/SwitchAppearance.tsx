import { ThemeContext, useSite } from '@rspress/core/runtime';
import { isDarkModeSwitchEnabled } from '@rspress/shared';
import { useContext } from 'react';
import { useText } from '../useText';
import styles from './SwitchAppearance.module.css';

/** The framework's switch is a `<div>` without a name that cannot be focused. This is a button. */
export function SwitchAppearance() {
  const { theme, setTheme } = useContext(ThemeContext);
  const text = useText();
  const { site } = useSite();

  if (!isDarkModeSwitchEnabled(site.themeConfig.darkMode)) return null;

  // The HTML has both names and the style sheet shows the right one, because the theme is known in
  // the browser only, and before hydration.
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => setTheme?.(theme === 'dark' ? 'light' : 'dark')}
      data-switch-appearance
    >
      <span className={styles.toDark}>
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15-6-1 1M7 17l-1 1m12 0-1-1M7 7 6 6" />
        </svg>
        <span className="visually-hidden">{text('switchToDark')}</span>
      </span>
      <span className={styles.toLight}>
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path d="M11 4a8 8 0 1 0 9 9 6 6 0 0 1-9-9z" />
        </svg>
        <span className="visually-hidden">{text('switchToLight')}</span>
      </span>
    </button>
  );
}
