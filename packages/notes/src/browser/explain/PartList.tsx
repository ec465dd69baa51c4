import { useLangPrefix } from '@site/theme/useText';
import { NoteText } from '../NoteText';
import styles from './ExplainOutput.module.css';
import type { Explained } from './explain';
import { useExplainText } from './useExplainText';

/** What the build has added, with sizes. The numbers of the list are those of the marked lines. */
export function PartList({ parts }: Explained) {
  const text = useExplainText();
  const prefix = useLangPrefix();
  return (
    <>
      <ol className={styles.parts} aria-label={text('result')}>
        {parts.map(({ id, name, text: note, bytes, unusual }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>{name}</code>
            </a>{' '}
            {text(bytes > 0 ? 'size' : 'inside', { bytes })}{' '}
            {unusual && <strong>{text(unusual)}</strong>}{' '}
            <NoteText prefix={prefix}>{note}</NoteText>
          </li>
        ))}
      </ol>
      <p>{text('author')}</p>
    </>
  );
}
