/**
 * Puts the framework's Markdown of a page in order, outside blocks of code: ids of headings as authors write them, `{#id}`,
 * which it escapes; links through `targetOf`, so that all lead to Markdown and none depends on where the text was copied to;
 * and one blank line where it leaves several.
 */
export function tidy(markdown: string, targetOf: (target: string) => string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      lines.push(line);
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      continue;
    }
    if (mark) fence = mark;
    if (line.trim() === '' && (lines.at(-1) ?? '') === '') continue;
    lines.push(mark || line.trim() === '' ? line.trimEnd() : tidyLine(line, targetOf));
  }
  return `${lines.join('\n').trim()}\n`;
}

function tidyLine(line: string, targetOf: (target: string) => string): string {
  const heading = line.replace(/^(#{1,6} .*?)\s*\\\{#([\w-]+)\}\s*$/, '$1 {#$2}');
  // Code in backticks is passed over: what looks like a link there is none.
  return heading.replaceAll(
    /(`+)(?!`).*?(?<!`)\1(?!`)|\]\(([^)\s]+)/g,
    (all, _code: string | undefined, target: string | undefined) =>
      target === undefined ? all : `](${targetOf(target)}`,
  );
}
