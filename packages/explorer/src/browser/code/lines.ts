import { type CodeLanguage, type Token, tokenize } from './tokenize';

/** The lines of a file as HTML that is safe to put into a page, one item a line, without the newline at the end of the file. */
export function highlightedLines(code: string, language: CodeLanguage): string[] {
  const lines = [''];
  for (const { look, text } of tokenize(code.replace(/\n$/, ''), language)) {
    for (const [number, part] of text.split('\n').entries()) {
      if (number > 0) lines.push('');
      if (part !== '') lines[lines.length - 1] += html(look, part);
    }
  }
  return lines;
}

function html(look: Token['look'], text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return look === '' || text.trim() === ''
    ? escaped
    : `<span class="${look}">${escaped}</span>`;
}
