import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { Image } from '../zoom/Image';
import { HeaderCell } from './HeaderCell';
import { Heading1, Heading2, Heading3, Heading4 } from './Heading';
import { Pre } from './Pre';
import { Table } from './Table';

/** What Markdown becomes: as in the framework, with headings, code, tables and images that a keyboard can use. */
export function getCustomMDXComponent() {
  return {
    ...original(),
    h1: Heading1,
    h2: Heading2,
    h3: Heading3,
    h4: Heading4,
    img: Image,
    pre: Pre,
    table: Table,
    th: HeaderCell,
  };
}
