export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}
