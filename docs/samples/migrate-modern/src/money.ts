/** To whole cents. */
export function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
