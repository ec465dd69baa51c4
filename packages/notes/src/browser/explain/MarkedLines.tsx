import { useScrollable } from '@site/theme/mdx/useScrollable';
import styles from './ExplainOutput.module.css';
import type { Explained } from './explain';
import { useExplainText } from './useExplainText';

/** The lines of the file on which parts are, each with the numbers of those that begin there. */
export function MarkedLines({ rows, parts }: Explained) {
  const text = useExplainText();
  const scrollable = useScrollable<HTMLPreElement>(text('lines'), 'self');
  return (
    <pre className={`site-frame ${styles.lines}`} {...scrollable}>
      {rows.map(({ line, left, pieces, parts: numbers }) => (
        <span key={line} className={left > 0 ? styles.left : styles.line}>
          {left > 0 ? (
            text('left', { count: left })
          ) : (
            <>
              <span className={styles.number}>{line}</span>
              {pieces.map(({ text: code, part }, index) =>
                part < 0 ? (
                  code
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change order
                  <mark key={index}>{code}</mark>
                ),
              )}
              {numbers.map((part) => (
                <a key={part} className={styles.part} href={`#${parts[part]?.id}`}>
                  {part + 1}
                </a>
              ))}
            </>
          )}
        </span>
      ))}
    </pre>
  );
}
