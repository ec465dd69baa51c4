import styles from './CodeIcons.module.css';

interface CodeIconProps {
  className?: string;
}

/** An icon drawn by the style sheet: it stands in every block of code, where a drawing would be repeated. */
function icon(name: string | undefined) {
  return ({ className = '' }: CodeIconProps) => (
    <span className={`${styles.icon} ${name} ${className}`} aria-hidden="true" />
  );
}

export const IconCopy = icon(styles.copy);
export const IconSuccess = icon(styles.success);
export const IconWrap = icon(styles.wrap);
export const IconWrapped = icon(styles.wrapped);
