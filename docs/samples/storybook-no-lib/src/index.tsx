import styles from '@/badge.module.css';

declare const __VERSION__: string;

export interface StatusBadgeProps {
  label: string;
  state?: 'ok' | 'failed';
}

/** A short word about the state of something. */
export function StatusBadge({
  label,
  state = 'ok',
}: StatusBadgeProps) {
  return (
    <span className={styles[state]} title={__VERSION__}>
      {label}
    </span>
  );
}
