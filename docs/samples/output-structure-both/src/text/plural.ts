export function plural(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Nobody calls this one. */
export function upper(noun: string): string {
  return noun.toUpperCase();
}
