import { inlineCode } from '@site/pages/fence';

/** A component around lines of Markdown. */
export function element(
  name: string,
  label: string,
  content: readonly string[],
): string[] {
  return [`<${name} label={${JSON.stringify(label)}}>`, '', ...content, '', `</${name}>`];
}

/** A row of a Markdown table. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Code in a cell of a table, in which a bar would end the cell. */
export function cellCode(text: string): string {
  return inlineCode(text.replaceAll('|', '\\|'));
}
