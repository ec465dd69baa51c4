import { useCopyText } from '@site/theme/code/useCopyText';
import styles from './AdvisedFile.module.css';
import { RichText, useAdvisorText } from './AdvisorText';
import { fileText, type Line, type ReasonKey } from './data/print';

export interface AdvisedFileProps {
  name: string;
  lines: readonly Line[];
}

/** A file whose lines are numbered footnotes: the reasons are listed below it. */
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
          onClick={() => copy(fileText(lines))}
          data-advisor-control
        >
          {copied ? text('copied') : text('copy', { file: name })}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y: a scrollable region must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have equal lines
            <span key={index} className={styles.line}>
              {tokenize(line.text).map((token, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may have equal tokens
                <span key={place} className={token.kind && styles[token.kind]}>
                  {token.text}
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
            <code className={styles.shown}>{shorten(line)}</code>{' '}
            <RichText>{reason(key)}</RichText>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The whole line if it is short, else the name of its field. */
function shorten(line: string): string {
  const whole = line.trim().replace(/,$/, '');
  if (whole.length <= 24 && !/[{[]$/.test(whole)) return whole;
  return /^"?[^":]+"?(?=:)/.exec(whole)?.[0] ?? whole;
}

const tokenKinds = ['key', 'string', 'keyword', 'constant', 'punctuation'] as const;

interface Token {
  readonly text: string;
  /** Absent for text without a colour of its own. */
  readonly kind?: (typeof tokenKinds)[number] | undefined;
}

const tokenPattern = new RegExp(
  [
    String.raw`(?<key>"[^"]*"(?=:)|\b\w+(?=:))`,
    `(?<string>"[^"]*"|'[^']*')`,
    String.raw`(?<keyword>\b(?:import|from|export|default)\b)`,
    String.raw`(?<constant>\b(?:true|false)\b)`,
    String.raw`(?<punctuation>[{}[\](),;:]+)`,
  ].join('|'),
  'g',
);

/** The tokens of a line of JSON or of the configuration. The site's highlighter is build-only. */
function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(tokenPattern)) {
    if (match.index > end) tokens.push({ text: line.slice(end, match.index) });
    const kind = tokenKinds.find((one) => match.groups?.[one] !== undefined);
    tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ text: line.slice(end) });
  return tokens;
}
