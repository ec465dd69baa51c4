/**
 * What the terminal shows of a whole build: the lines of the JavaScript, with those of the declarations where they
 * stand in it, before the blank line above the sizes. The tool writes both independently of each other.
 */
export function composeTerminal(
  script: readonly string[],
  declarations: readonly string[] | undefined,
): string[] {
  if (!declarations) return [...script];
  const place = script.lastIndexOf('', sizesIn(script));
  const end = place < 0 ? script.length : place;
  return [...script.slice(0, end), ...declarations, ...script.slice(end)];
}

/** Where the sizes begin: a table, or one line where nothing is bundled. */
export function sizesIn(lines: readonly string[]): number {
  return lines.findIndex((line) => /^File \(|^\d+ files? generated in /.test(line));
}

/** The lines that say why a build failed: all from the first error on. */
export function errorLines(terminal: readonly string[]): string[] {
  const first = terminal.findIndex((line) => /^error\s/.test(line));
  return first < 0 ? [] : terminal.slice(first);
}
