import { Link } from '@site/theme/link/Link';
import { useLangPrefix, useTextLang } from '@site/theme/useText';
import { Fragment } from 'react';
import { notesRoute } from './note';
import type { shownNote } from './notes';

const marks = /\[`([^`]+)`\]\(([^)]+)\)|`([^`]+)`/;

export interface NoteTextProps {
  note: Pick<ReturnType<typeof shownNote>, 'id' | 'name' | 'text'>;
}

/** The name of a note, which leads to its place among all, and its text, with code and links. */
export function NoteText({ note: { id, name, text } }: NoteTextProps) {
  const prefix = useLangPrefix();
  const lang = useTextLang();
  // Plain text alternates with the three groups of `marks`.
  const parts = text.split(marks);
  return (
    <>
      <Link href={`${prefix}${notesRoute}#${id}`}>
        <code>{name}</code>
      </Link>
      {lang === 'zh' ? '：' : ': '}
      {parts.map((part, index) => {
        const [linkText, route, code] = parts.slice(index + 1, index + 4);
        if (index % 4 !== 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change order
          <Fragment key={index}>
            {part}
            {linkText && (
              <Link href={prefix + route}>
                <code>{linkText}</code>
              </Link>
            )}
            {code && <code>{code}</code>}
          </Fragment>
        );
      })}
    </>
  );
}
