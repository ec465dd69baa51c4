import { RichText } from '@site/theme/RichText';
import recordJson from '../../../../docs/advisor/proofs.json';
import { type AdvisorKey, useAdvisorText } from './AdvisorText';
import type { AdvisedPackage } from './data/packages';
import type { Plan } from './data/plan';
import { type CheckKind, checkKinds, type Proofs } from './data/proof';
import styles from './ProofList.module.css';

const record: Proofs = recordJson;

interface ProofListProps {
  advised: AdvisedPackage;
  /** Names the list where the page has another one. */
  label?: string;
}

/** The recorded result of building, packing, installing and using the package. */
export function ProofList({ advised: { id, plan }, ...props }: ProofListProps) {
  const { text } = useAdvisorText();
  const { label = text('proof') } = props;
  const proof = record.proofs[id];
  if (!proof) return null;
  const files = Object.entries(proof.packed);
  const size = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  return (
    <section className={`site-frame ${styles.proof}`} aria-label={label}>
      <p className={styles.title}>{text('proof')}</p>
      <p className={styles.about}>{text('proof-about', { version: record.rslib })}</p>
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
        {checkKinds.map((kind) => {
          const output = proof.checks[kind];
          return (
            output && <CheckItem key={kind} kind={kind} output={output} plan={plan} />
          );
        })}
      </ul>
    </section>
  );
}

interface CheckItemProps {
  kind: CheckKind;
  output: readonly string[];
  plan: Plan;
}

function CheckItem({ kind, output, plan }: CheckItemProps) {
  const { text } = useAdvisorText();
  const title: AdvisorKey = `check-${kind}`;
  const isNode18 = plan.node === '18' && (kind === 'import' || kind === 'require');
  const hasNoProblems = output.every((line) => /(^|: )no (problems|errors)$/.test(line));
  return (
    <li className={styles.check}>
      <span className={styles.passed} aria-hidden="true">
        ✓
      </span>
      <span className="visually-hidden">{text('passed')}: </span>
      <RichText>{text(title)}</RichText>{' '}
      {isNode18 && <RichText>{text('check-old')}</RichText>}
      {hasNoProblems ? (
        <span className={styles.quiet}> {text('no-problems')}</span>
      ) : (
        <code className={styles.says}>{output.join('\n')}</code>
      )}
    </li>
  );
}
