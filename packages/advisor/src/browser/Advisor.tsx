import { useCopyText } from '@site/theme/code/useCopyText';
import { useRef } from 'react';
import { AdvisedFile } from './AdvisedFile';
import styles from './Advisor.module.css';
import { leafOf } from './data/leaves';
import { decide } from './data/plan';
import { Markdown } from './Markdown';
import { ProofList } from './ProofList';
import { Questions } from './Questions';
import { Refused } from './Refused';
import { readForm } from './readForm';
import { useAdvisorText } from './useAdvisorText';
import { useAnswers } from './useAnswers';
import { useProof } from './useProof';

/**
 * Asks who uses a package, and answers with its `package.json` and configuration, the reason for each line, and what was found
 * when exactly this package was built and tried.
 */
export default function Advisor() {
  if (import.meta.env.SSG_MD) return <Markdown />;
  return <Form />;
}

function Form() {
  const { text } = useAdvisorText();
  const form = useRef<HTMLFormElement>(null);
  const [answers, answer] = useAnswers(() =>
    form.current ? readForm(form.current) : undefined,
  );
  const [copied, copy] = useCopyText();
  const decision = decide(answers);
  const leaf = 'plan' in decision ? leafOf(decision.plan) : undefined;
  const found = useProof(leaf?.id);
  const words = { esm: text('esm'), cjs: text('cjs'), script: text('iife') };
  const formats = leaf?.plan.formats.map((one) => words[one]).join(text('and')) ?? '';
  return (
    <div className={styles.advisor} data-advisor={leaf?.id ?? ''} data-styles="advisor">
      <p className={styles.still}>{text('needs-scripts')}</p>
      <Questions ref={form} answers={answers} onAnswer={answer} onIntent={found.load} />
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {leaf ? text('you-get', { formats }) : text('refused')}
        </p>
        <button
          type="button"
          className={styles.share}
          onClick={() => copy(location.href)}
          data-advisor-control
        >
          {copied ? text('copied') : text('share')}
        </button>
      </div>
      {'refusal' in decision && <Refused refusal={decision.refusal} />}
      {leaf && (
        <>
          <AdvisedFile name="package.json" lines={leaf.manifest} />
          <AdvisedFile name="rslib.config.ts" lines={leaf.config} />
          <ProofList plan={leaf.plan} found={found} />
        </>
      )}
    </div>
  );
}
