import { useCopyText } from '@site/theme/code/useCopyText';
import styles from './AdvisedFile.module.css';
import { type Line, type ReasonKey, textOf } from './data/lines';
import { Rich } from './Rich';
import { tokensOf } from './tokens';
import { useAdvisorText } from './useAdvisorText';

export interface AdvisedFileProps {
  name: string;
  lines: readonly Line[];
}

/** A file with a number at each line that has a reason, and the reasons by their numbers below. */
export function AdvisedFile({ name, lines }: AdvisedFileProps) {
  const { text, reason } = useAdvisorText();
  const [copied, copy] = useCopyText();
  const reasons = new Map<ReasonKey, string>();
  for (const line of lines) {
    if (line.reason && !reasons.has(line.reason)) reasons.set(line.reason, line.text);
  }
  const numbers = [...reasons.keys()];
  return (
    <figure className={styles.file} aria-label={name}>
      <figcaption className={styles.head}>
        <span className={styles.name}>{name}</span>
        <button
          type="button"
          className={styles.copy}
          onClick={() => copy(textOf(lines))}
          data-advisor-control
        >
          {copied ? text('copied') : text('copy', { file: name })}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y: a region that scrolls must be reached by the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines are told apart by their place alone
            <span key={place} className={styles.line}>
              {tokensOf(line.text).map(({ text: part, kind }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same for pieces of a line
                <span key={at} className={kind && styles[kind]}>
                  {part}
                </span>
              ))}
              {line.reason && (
                <span className={styles.mark} aria-hidden="true">
                  {numbers.indexOf(line.reason) + 1}
                </span>
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ol className={styles.reasons} aria-label={text('why', { file: name })}>
        {[...reasons].map(([key, line]) => (
          <li key={key}>
            <code className={styles.shown}>{shortOf(line)}</code>{' '}
            <Rich>{reason(key)}</Rich>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** What a reader recognises a line by: its field, with the value where it is short. */
function shortOf(line: string): string {
  const whole = line.trim().replace(/,$/, '');
  if (whole.length <= 24 && !/[{[]$/.test(whole)) return whole;
  return /^"?[^":]+"?(?=:)/.exec(whole)?.[0] ?? whole;
}
