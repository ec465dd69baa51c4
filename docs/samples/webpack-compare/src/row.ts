/** A for 0, B for 1, and so on. */
export function rowName(row: number): string {
  return String.fromCharCode(65 + row);
}
