export const seed = Math.random();

export function double(value: number) {
  return value * 2;
}
