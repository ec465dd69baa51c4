/** The last digit of the sum of all characters. */
export function checkDigit(serial: string): number {
  let sum = 0;
  for (const character of serial) {
    sum += character.codePointAt(0) ?? 0;
  }
  return sum % 10;
}
