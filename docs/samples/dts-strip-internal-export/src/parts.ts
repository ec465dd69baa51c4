/** @internal */
export function seal(id: number): string {
  return `sealed-${id}`;
}
