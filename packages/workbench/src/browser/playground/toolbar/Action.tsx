import { Icon, type IconName } from '../Icon';
import styles from './Toolbar.module.css';

export interface ActionProps {
  label: string;
  icon?: IconName;
  isMain?: boolean;
  /** Whether what it switches is on. */
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Only the icon is seen. */
  isSmall?: boolean;
  onPress: () => unknown;
}

/** A button, which closes the panel that it is in. A label that changes is read out. */
export function Action(props: ActionProps) {
  const { label, icon, isMain, isPressed, isDisabled, isSmall, onPress } = props;
  return (
    <button
      type="button"
      className={`${styles.button} ${isMain ? styles.main : ''} ${isSmall ? styles.small : ''}`}
      title={icon && label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        onPress();
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {icon && <Icon name={icon} />}
      <span aria-live="polite" className={isSmall ? 'visually-hidden' : undefined}>
        {label}
      </span>
    </button>
  );
}
