import { useText } from '../useText';
import styles from './Built.module.css';

/** The step between source and output: the command, and what became of the bytes. */
export function Built() {
  const text = useText();
  const { source, output } = import.meta.env.SITE_FIGURES;
  return (
    <div className={`rp-not-doc ${styles.built}`}>
      <code className={styles.command}>npx rslib</code>
      <p className={styles.sizes}>
        <span>
          <b>{source} B</b> {text('sourceIn')}
        </span>
        <span>
          <span aria-hidden="true" className={styles.arrow}>
            →
          </span>{' '}
          <b>{output.raw} B</b> {text('outputOut')}{' '}
          <span className={styles.small}>
            {text('afterBrotli').replace('{size}', `${output.brotli} B`)}
          </span>
        </span>
      </p>
    </div>
  );
}
