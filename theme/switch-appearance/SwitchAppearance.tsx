import { ThemeContext, useSite } from '@rspress/core/runtime';
import { isDarkModeSwitchEnabled } from '@rspress/shared';
import { useContext } from 'react';
import { useText } from '../useText';
import { Moon, Sun } from './icons';
import styles from './SwitchAppearance.module.css';

interface SwitchAppearanceProps {
  /** Called after the theme has been switched, for instance to close a menu around the button. */
  onClick?: () => void;
}

/** The framework's switch is a `<div>` without a name, out of reach of the keyboard. This one is a button. */
export function SwitchAppearance({ onClick }: SwitchAppearanceProps) {
  const { theme, setTheme } = useContext(ThemeContext);
  const text = useText();
  const { site } = useSite();

  const handleClick = () => {
    setTheme?.(theme === 'dark' ? 'light' : 'dark');
    onClick?.();
  };

  if (!isDarkModeSwitchEnabled(site.themeConfig.darkMode)) return null;

  // Both names are in the HTML and the style sheet shows the right one: which theme is on is only known
  // in the browser, before React is.
  return (
    <button
      type="button"
      className={styles.button}
      onClick={handleClick}
      data-switch-appearance
    >
      <span className={styles.toDark}>
        <Sun className={styles.icon} />
        <span className="visually-hidden">{text('switchToDark')}</span>
      </span>
      <span className={styles.toLight}>
        <Moon className={styles.icon} />
        <span className="visually-hidden">{text('switchToLight')}</span>
      </span>
    </button>
  );
}
