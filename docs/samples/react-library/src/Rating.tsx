import styles from './Rating.module.css';

export interface RatingProps {
  /** How many stars are filled. */
  value: number;
  /** How many stars there are. */
  max?: number;
  /** Called with the number of the chosen star. */
  onChange?: (value: number) => void;
}

export function Rating(props: RatingProps) {
  const { value, max = 5, onChange } = props;
  const stars = Array.from({ length: max }, (_, i) => i + 1);
  return (
    <span className={styles.rating}>
      {stars.map((star) => (
        <button
          key={star}
          type="button"
          aria-label={`${star} of ${max}`}
          aria-pressed={star === value}
          className={
            star <= value
              ? `${styles.star} ${styles.filled}`
              : styles.star
          }
          onClick={() => onChange?.(star)}
        >
          ★
        </button>
      ))}
    </span>
  );
}
