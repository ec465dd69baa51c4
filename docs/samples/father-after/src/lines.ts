export function lines(text: string): string[] {
  return text.split('\n');
}
