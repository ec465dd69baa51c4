import { getCustomMDXComponent as originals } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { useText } from '../useText';
import { Image } from '../zoom/Image';
import { Pre } from './Pre';
import { useScrollable } from './useScrollable';

const original = originals();

/** Components for Markdown: the framework's, with code, tables and images that work by keyboard. */
export function getCustomMDXComponent() {
  return {
    ...original,
    HighlightedCode,
    a: Anchor,
    img: Image,
    pre: Pre,
    table: Table,
    th: HeaderCell,
  };
}

/**
 * A link. That of a heading to itself is for the mouse: the outline has it for the keyboard, and
 * the framework hides it from screen readers, which must not come across it by Tab.
 */
function Anchor(props: ComponentProps<'a'>) {
  const isOfHeading = props.className?.includes('rp-header-anchor');
  return <original.a {...props} tabIndex={isOfHeading ? -1 : undefined} />;
}

/** Code that packages/framework has highlighted at build time, as one piece of HTML. */
function HighlightedCode({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it from the page's source
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A table in a frame that scrolls where the table is wider than the text. */
function Table(props: ComponentProps<'table'>) {
  const text = useText();
  const scrollable = useScrollable<HTMLDivElement>(text('table'), 'self');
  return (
    <div className="rp-table-scroll-container rp-scrollbar" {...scrollable}>
      <table {...props} />
    </div>
  );
}

/** A header cell; a plain cell where it is empty, as in the corner above row headers. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
