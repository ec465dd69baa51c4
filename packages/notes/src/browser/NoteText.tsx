import { Link } from '@site/theme/link/Link';
import { Fragment } from 'react';

const marks = /\[`([^`]+)`\]\(([^)]+)\)|`([^`]+)`/;

export interface NoteTextProps {
  /** A line of Markdown as `noteMarkdown` returns it. */
  children: string;
  /** Prepended to the addresses of links: `/zh`. */
  prefix: string;
}

/** The text of a note, with its code and links. */
export function NoteText({ children, prefix }: NoteTextProps) {
  // Plain text alternates with the three groups of `marks`.
  const parts = children.split(marks);
  return parts.map((part, index) => {
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
  });
}
