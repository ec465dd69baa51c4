const signs = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
});

export function roman(year: number): string {
  const found = signs.find(([, value]) => value <= year);
  if (!found) return '';
  return found[0] + roman(year - found[1]);
}
