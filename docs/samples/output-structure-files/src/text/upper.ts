export function upper(noun: string): string {
  return noun.toUpperCase();
}
