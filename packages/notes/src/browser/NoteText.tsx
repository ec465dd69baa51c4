import { Link } from '@site/base-theme/link/Link';
import { RichText } from '@site/base-theme/RichText';
import { useLangPrefix, useTextLang } from '@site/base-theme/useText';
import { Fragment } from 'react';
import { notesRoute } from './note';
import type { shownNote } from './notes';

const linkedCode = /\[`([^`]+)`\]\(([^)]+)\)/;

export interface NoteTextProps {
  note: Pick<ReturnType<typeof shownNote>, 'id' | 'name' | 'text'>;
}

/** The name of a note, which leads to its place among all, and its text, with code and links. */
export function NoteText({ note: { id, name, text } }: NoteTextProps) {
  const prefix = useLangPrefix();
  const lang = useTextLang();
  // A sentence alternates with the two groups of `linkedCode`.
  const parts = text.split(linkedCode);
  return (
    <>
      <Link href={`${prefix}${notesRoute}#${id}`}>
        <code>{name}</code>
      </Link>
      {lang === 'zh' ? '：' : ': '}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change order
        <Fragment key={index}>
          {index % 3 === 0 && <RichText>{part}</RichText>}
          {index % 3 === 1 && (
            <Link href={prefix + parts[index + 1]}>
              <code>{part}</code>
            </Link>
          )}
        </Fragment>
      ))}
    </>
  );
}
