import { Pre } from '@site/base-theme/mdx/Pre';
import { RichText } from '@site/base-theme/RichText';
import { highlightedLines, languageOf } from '@site/framework/highlight';
import styles from './AdvisedFile.module.css';
import { useAdvisorText } from './AdvisorText';
import { fileText, type Line, type ReasonKey } from './data/print';

export interface AdvisedFileProps {
  name: string;
  lines: readonly Line[];
}

/** A file whose lines are numbered footnotes: the reasons are listed below it. */
export function AdvisedFile({ name, lines }: AdvisedFileProps) {
  const { text, reason } = useAdvisorText();
  const reasons = new Map<ReasonKey, string>();
  for (const line of lines) {
    if (line.reason && !reasons.has(line.reason)) reasons.set(line.reason, line.text);
  }
  const numbers = [...reasons.keys()];
  const code = highlightedLines(fileText(lines), languageOf(name)).map((html, index) => {
    const key = lines[index]?.reason;
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
