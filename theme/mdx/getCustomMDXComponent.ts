import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { HighlightedCode } from '../code/HighlightedCode';
import { Figures } from '../home/Figures';
import { Hero } from '../home/Hero';
import { Image } from '../zoom/Image';
import { HeaderCell } from './HeaderCell';
import { Heading1, Heading2, Heading3, Heading4 } from './Heading';
import { Pre } from './Pre';
import { Table } from './Table';

/**
 * What Markdown becomes: as in the framework, with headings, code, tables and images that a keyboard can use. What the home page uses besides is known
 * everywhere: for a moment, a page stands in the layout of the one that the reader comes from.
 */
export function getCustomMDXComponent() {
  return {
    ...original(),
    Hero,
    Figures,
    HighlightedCode,
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
