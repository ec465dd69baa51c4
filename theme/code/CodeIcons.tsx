import styles from './CodeIcons.module.css';

interface CodeIconProps {
  className?: string;
}

/** An icon drawn by the style sheet, because inline SVG would be repeated in every code block. */
function icon(name: string | undefined) {
  return ({ className = '' }: CodeIconProps) => (
    <span className={`${styles.icon} ${name} ${className}`} aria-hidden="true" />
  );
}

export const IconCopy = icon(styles.copy);
export const IconSuccess = icon(styles.success);
export const IconWrap = icon(styles.wrap);
export const IconWrapped = icon(styles.wrapped);
