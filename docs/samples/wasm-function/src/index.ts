export async function sum(list: number[]) {
  const { add } = await import('./add.wasm');
  return list.reduce((total, item) => add(total, item), 0);
}
