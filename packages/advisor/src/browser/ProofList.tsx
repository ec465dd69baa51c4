import { advisor } from '../../../../docs/samples/recorder.json';
import type { Proof } from '../format/advised';
import { useAdvisorText } from './AdvisorText';
import styles from './ProofList.module.css';

/** The recorded result of building, packing and using a package. */
export function ProofList({ proof }: { proof: Proof }) {
  const { text } = useAdvisorText();
  const files = Object.entries(proof.packed);
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  return (
    <section className={`site-frame ${styles.proof}`} aria-label={text('proof')}>
      <p className={styles.title}>{text('proof')}</p>
      <p className={styles.about}>{text('proof-about', { version: advisor.rslib })}</p>
      <details className={styles.files}>
        <summary>{text('packed', { count: files.length, size })}</summary>
        <ul>
          {files.map(([path, bytes]) => (
            <li key={path}>
              <code>{path}</code> {bytes} B
            </li>
          ))}
        </ul>
      </details>
      <ul>
        {proof.checks.map(({ command, says }) => (
          <li key={command} className={styles.check}>
            <span className={styles.passed} aria-hidden="true">
              ✓
            </span>
            <span className="visually-hidden">{text('passed')}: </span>
            <code>{command}</code>
            {command.includes('--no-experimental-require-module') && (
              <span className={styles.quiet}> {text('node-old-require')}</span>
            )}
            {says.every((line) => /(^|: )no problems$/.test(line)) ? (
              <span className={styles.quiet}> {text('no-problems')}</span>
            ) : (
              <code className={styles.says}>{says.join('\n')}</code>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
