import { RichText } from '@site/paste-field/RichText';
import { Link } from '@site/theme/link/Link';
import { Pre } from '@site/theme/mdx/Pre';
import { useLangPrefix } from '@site/theme/useText';
import type { CheckedManifest } from '../../check/check';
import { AdvisedFile } from '../AdvisedFile';
import { useAdvisorText } from '../AdvisorText';
import { allPackages } from '../data/packages';
import { ProofList } from '../ProofList';
import styles from './CheckResult.module.css';
import { useCheckText } from './useCheckText';

/** What the check found, the corrected text, and the proved package for the same users. */
export function CheckResult({ reports, html, counterpart }: CheckedManifest) {
  const { text, rule } = useCheckText();
  const prefix = useLangPrefix();
  return (
    <section className={styles.result} aria-label={text('result')}>
      <ol className={styles.findings}>
        {reports.map((report, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new check makes a new list
          <li key={index}>
            <strong className={styles[report.level]}>{text(report.level)}</strong>{' '}
            {report.line > 0 && (
              <>
                {text('line', { line: report.line })} <code>{report.code}</code>{' '}
              </>
            )}
            <RichText>{rule(report.rule, report.values)}</RichText>{' '}
            {text(report.isCorrected ? 'corrected' : 'yours')}{' '}
            <Link href={prefix + report.section}>{report.rule}</Link>
          </li>
        ))}
      </ol>
      {reports.some(({ isCorrected }) => isCorrected) && (
        <figure aria-label={text('text')}>
          <Pre className="shiki css-variables" title="package.json">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codeHtml escapes the text */}
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </Pre>
        </figure>
      )}
      <p>
        <RichText>{text('not-checked')}</RichText>
      </p>
      {counterpart && <Counterpart id={counterpart} />}
    </section>
  );
}

function Counterpart({ id }: { id: string }) {
  const { text: advisorText } = useAdvisorText();
  const { text } = useCheckText();
  const advised = allPackages().find((one) => one.id === id);
  if (!advised) return null;
  const names = { esm: 'esm', cjs: 'cjs', script: 'iife' } as const;
  const formats = advised.plan.formats.map((one) => advisorText(names[one]));
  const title = text('counterpart', { formats: formats.join(advisorText('and')) });
  return (
    <details>
      <summary>{title}</summary>
      <AdvisedFile name="package.json" lines={advised.manifest} />
      <AdvisedFile name="rslib.config.ts" lines={advised.config} />
      <ProofList advised={advised} label={title} />
    </details>
  );
}
