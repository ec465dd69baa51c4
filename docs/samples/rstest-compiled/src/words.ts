export function words(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
