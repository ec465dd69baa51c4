const longest = 24;

export function label(text: string, copied: string) {
  const isLong = text.length > longest;
  const start = text.slice(0, longest);
  return `${copied}: ${isLong ? `${start}…` : text}`;
}
