import { useCopyText } from '@site/base-theme/code/useCopyText';
import { useRef } from 'react';
import { AdvisedFile } from './AdvisedFile';
import styles from './Advisor.module.css';
import { useAdvisorText } from './AdvisorText';
import { defaultAnswers } from './data/answers';
import { packageFor } from './data/packages';
import { refusalFor } from './data/plan';
import { fileText } from './data/print';
import { ProofList } from './ProofList';
import { Questions } from './Questions';
import { useAnswers } from './useAnswers';

/** The heading above the form. */
const anchor = '#advisor';

/**
 * Asks who uses a package, and answers with its `package.json` and configuration, a reason for each
 * line, and what building and using exactly this package showed.
 */
export default function Advisor() {
  return import.meta.env.SSG_MD ? <MarkdownAdvisor /> : <InteractiveAdvisor />;
}

function InteractiveAdvisor() {
  const { text } = useAdvisorText();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers, unknown] = useAnswers(() => form.current);
  const [copied, copy] = useCopyText();
  const refusal = refusalFor(answers);
  const advised = packageFor(answers);
  const names = { esm: text('esm'), cjs: text('cjs'), script: text('iife') };
  const formats = advised?.plan.formats.map((one) => names[one]).join(text('and')) ?? '';
  return (
    <div
      className={styles.advisor}
      data-advisor={advised?.id ?? ''}
      data-styles="advisor"
    >
      <p className="without-scripts">{text('needs-scripts')}</p>
      {unknown.length > 0 && (
        <p role="alert" className={styles.alert}>
          {text('unknown', { words: unknown.join(', ') })}
        </p>
      )}
      <Questions ref={form} answers={answers} onAnswer={setAnswers} />
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {advised
            ? text('you-get', { formats })
            : text(refusal === 'nobody' ? 'refused-nobody' : 'refused')}
        </p>
        <button
          type="button"
          className="text-button needs-scripts"
          onClick={() => copy(new URL(anchor, location.href).href)}
        >
          {copied ? text('copied') : text('share')}
        </button>
      </div>
      {refusal && refusal !== 'nobody' && (
        <div className={styles.alert}>
          <p>{text(`refused-${refusal}`)}</p>
          <p>
            {/* A sample that shows what would happen. */}
            <a href={`#${refusal}`}>{text('see')}</a>
          </p>
        </div>
      )}
      {advised && (
        <>
          <AdvisedFile name="package.json" lines={advised.manifest} />
          <AdvisedFile name="rslib.config.ts" lines={advised.config} />
          <ProofList id={advised.id} />
        </>
      )}
    </div>
  );
}

/** The Markdown edition of the page has no form; it shows the default package. */
function MarkdownAdvisor() {
  const { text } = useAdvisorText();
  const advised = packageFor(defaultAnswers);
  if (!advised) return null;
  return (
    <>
      {`\n${text('needs-scripts')}\n\n`}
      {`\`\`\`json title="package.json"\n${fileText(advised.manifest)}\`\`\`\n\n`}
      {`\`\`\`ts title="rslib.config.ts"\n${fileText(advised.config)}\`\`\`\n`}
    </>
  );
}
