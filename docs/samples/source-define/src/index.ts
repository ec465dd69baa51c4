export const version: string = VERSION;

export function add(a: number, b: number): number {
  if (TRACE) console.log('add', a, b);
  return a + b;
}
