import styles from './Advisor.module.css';
import type { Refusal } from './data/plan';
import { useAdvisorText } from './useAdvisorText';

/** Why there is no package for the answers, and what to answer instead. */
export function Refused({ refusal }: { refusal: Refusal }) {
  const { text } = useAdvisorText();
  return (
    <div className={styles.refused}>
      <p>{text(`refused-${refusal}`)}</p>
      {refusal !== 'nobody' && (
        <p>
          <a href={`#${refusal}`}>{text('see')}</a>
        </p>
      )}
    </div>
  );
}
