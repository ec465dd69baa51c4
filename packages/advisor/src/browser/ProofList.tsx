import type { Plan } from './data/plan';
import { type CheckKind, checkKinds } from './data/proof';
import styles from './ProofList.module.css';
import { Rich } from './Rich';
import { type AdvisorKey, useAdvisorText } from './useAdvisorText';
import { type FoundProof, provedWith } from './useProof';

export interface ProofListProps {
  plan: Plan;
  found: FoundProof;
}

/** What was done with the package, and what came of it, as it was recorded. */
export function ProofList({ plan, found }: ProofListProps) {
  const { text } = useAdvisorText();
  const { proof, failed, load } = found;
  if (failed) {
    return (
      <p role="alert" className={styles.proof}>
        {text('proof-failed')}{' '}
        <button type="button" className={styles.retry} onClick={load}>
          {text('retry')}
        </button>
      </p>
    );
  }
  if (!proof) return <p className={styles.waiting}>{text('proof-loading')}</p>;
  const files = Object.entries(proof.packed);
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  return (
    <section className={styles.proof} aria-label={text('proof')}>
      <p className={styles.title}>{text('proof')}</p>
      <p className={styles.about}>{text('proof-about', { version: provedWith })}</p>
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
      <ul className={styles.checks}>
        {checkKinds.map((kind) => {
          const says = proof.checks[kind];
          return says && <CheckItem key={kind} kind={kind} says={says} plan={plan} />;
        })}
      </ul>
    </section>
  );
}

interface CheckItemProps {
  kind: CheckKind;
  says: readonly string[];
  plan: Plan;
}

function CheckItem({ kind, says, plan }: CheckItemProps) {
  const { text } = useAdvisorText();
  const title: AdvisorKey = `check-${kind}`;
  const old = plan.node === '18' && (kind === 'import' || kind === 'require');
  const quiet = says.every((line) => /(^|: )no (problems|errors)$/.test(line));
  return (
    <li className={styles.check}>
      <span className={styles.passed} aria-hidden="true">
        ✓
      </span>
      <span className="visually-hidden">{text('passed')}: </span>
      <Rich>{text(title)}</Rich> {old && <Rich>{text('check-old')}</Rich>}
      {quiet ? (
        <span className={styles.quiet}> {text('no-problems')}</span>
      ) : (
        <code className={styles.says}>{says.join('\n')}</code>
      )}
    </li>
  );
}
