import { RichText } from '@site/paste-field/RichText';
import { useCallback, useEffect, useState } from 'react';
import defaultProofs from '../../../../docs/advisor/first.json';
import { type AdvisorKey, useAdvisorText } from './AdvisorText';
import { defaultPackageId } from './data/packages';
import type { Plan } from './data/plan';
import { type CheckKind, checkKinds, type Proof, type Proofs } from './data/proof';
import styles from './ProofList.module.css';

interface ProofState {
  /** Absent until it is loaded. */
  proof: Proof | undefined;
  failed: boolean;
  /** Loads the proofs, or tries again. */
  load: () => void;
}

/**
 * The proof of a package. That of the default package is part of the page; all others are one file,
 * which is fetched when `load` is called or another package is shown.
 */
export function useProof(id: string | undefined): ProofState {
  const [loaded, setLoaded] = useState<Proofs>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import('../../../../docs/advisor/others.json').then(
      (module) => setLoaded(module.default),
      () => setFailed(true),
    );
  }, []);

  const isOther = id !== undefined && id !== defaultPackageId;
  useEffect(() => {
    if (isOther) load();
  }, [isOther, load]);

  const proofs: Proofs['proofs'] = { ...loaded?.proofs, ...defaultProofs.proofs };
  const proof = id === undefined ? undefined : proofs[id];
  return { proof, failed: failed && !proof, load };
}

interface ProofListProps extends ProofState {
  plan: Plan;
  /** Names the list where the page has another one. */
  label?: string;
}

/** The recorded result of building, packing, installing and using the package. */
export function ProofList({ plan, proof, failed, load, ...props }: ProofListProps) {
  const { text } = useAdvisorText();
  const { label = text('proof') } = props;
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
    <section className={styles.proof} aria-label={label}>
      <p className={styles.title}>{text('proof')}</p>
      <p className={styles.about}>
        {text('proof-about', { version: defaultProofs.rslib })}
      </p>
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
