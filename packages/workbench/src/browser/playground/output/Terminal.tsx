import { Pre } from '@site/base-theme/mdx/Pre';
import { usePlaygroundText } from '../usePlaygroundText';
import { type Problem, styledTexts } from './messages';
import styles from './OutputPane.module.css';

export interface TerminalProps {
  command: string;
  log: readonly string[];
  problems: readonly Problem[];
  onOpen: (problem: Problem) => void;
}

/** What a tool printed, below the places that it complains about, each a way into the editor. */
export function Terminal({ command, log, problems, onOpen }: TerminalProps) {
  const text = usePlaygroundText();
  return (
    <>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={text('problems')}>
          {problems.map((problem) => (
            <li
              key={`${problem.path}:${problem.line}:${problem.column}:${problem.message}`}
            >
              <button type="button" onClick={() => onOpen(problem)}>
                <code>{`${problem.path}:${problem.line}:${problem.column}`}</code>
                <span>{problem.message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pre className="shiki css-variables" title={`$ ${command}`}>
        <code className={styles.terminal}>
          {styledTexts(log).map(({ text, style }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
            <span key={index} style={style}>
              {text}
            </span>
          ))}
        </code>
      </Pre>
    </>
  );
}
