import { Pre } from '@site/base-theme/mdx/Pre';
import { RichText } from '@site/base-theme/RichText';
import { highlightedLines, languageOf } from '@site/framework/highlight';
import type { ExplainedFile } from '../format/advised';
import styles from './AdvisedFile.module.css';
import { useAdvisorText } from './AdvisorText';

interface AdvisedFileProps {
  name: string;
  file: ExplainedFile;
}

/** A file whose lines are numbered footnotes: the reasons are listed below it. */
export function AdvisedFile({ name, file }: AdvisedFileProps) {
  const { text, reason } = useAdvisorText();
  const lines = file.text.split('\n');
  const reasons = new Map<string, string>();
  for (const [index, key] of file.reasons.entries())
    if (key !== '' && !reasons.has(key)) reasons.set(key, lines[index] ?? '');
  const numbers = [...reasons.keys()];
  const code = highlightedLines(file.text, languageOf(name)).map((html, index) => {
    const key = file.reasons[index];
    const number = key ? numbers.indexOf(key) + 1 : '';
    return `<span class="line">${html}</span>${number && markHtml(number)}`;
  });
  return (
    <figure className={`site-frame ${styles.file}`} aria-label={name}>
      <Pre className="shiki css-variables" title={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlightedLines escapes the text */}
        <code dangerouslySetInnerHTML={{ __html: code.join('\n') }} />
      </Pre>
      <ol className={styles.reasons} aria-label={text('why', { file: name })}>
        {[...reasons].map(([key, line]) => (
          <li key={key}>
            <code className={styles.shown}>{shorten(line)}</code>{' '}
            <RichText>{reason(key)}</RichText>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The number of the reason below; not copied with the code. */
function markHtml(number: number): string {
  return `<span class="${styles.mark} rp-copy-ignore" aria-hidden="true">${number}</span>`;
}

/** The whole line if it is short, else the name of its field. */
function shorten(line: string): string {
  const whole = line.trim().replace(/,$/, '');
  if (whole.length <= 24 && !/[{[]$/.test(whole)) return whole;
  return /^"?[^":]+"?(?=:)/.exec(whole)?.[0] ?? whole;
}
