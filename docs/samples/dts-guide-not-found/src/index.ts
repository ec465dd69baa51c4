/** A length in metres. */
export function metres(feet: number): number {
  return feet * 0.3048;
}
