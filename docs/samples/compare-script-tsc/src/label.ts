const longest = 24;

export function label(text: string, copied: string): string {
  const isLong = text.length > longest;
  const shown = isLong ? `${text.slice(0, longest)}…` : text;
  return `${copied}: ${shown}`;
}
