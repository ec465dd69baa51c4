import { Link } from '@site/theme/link/Link';
import { Fragment } from 'react';

const marks = /\[`([^`]+)`\]\(([^)]+)\)|`([^`]+)`/;

export interface ProseProps {
  /** A line of Markdown in which code stands in backquotes, and links are around code. */
  children: string;
  /** Goes before the addresses of the links: `/zh`. */
  prefix: string;
}

/** A line of a note as a browser shows it. */
export function Prose({ children, prefix }: ProseProps) {
  // Text, and after each text the three groups of a mark.
  const parts = children.split(marks);
  return parts.map((part, place) => {
    const [linked, route, code] = parts.slice(place + 1, place + 4);
    if (place % 4 !== 0) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change their order
      <Fragment key={place}>
        {part}
        {linked && (
          <Link href={prefix + route}>
            <code>{linked}</code>
          </Link>
        )}
        {code && <code>{code}</code>}
      </Fragment>
    );
  });
}
