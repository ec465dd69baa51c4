export function add(a: number, b: number) {
  console.log('adding', a, b);
  if (Number.isNaN(a + b)) console.warn('not a number');
  return a + b;
}

export const table = () => console.table([1, 2]);
