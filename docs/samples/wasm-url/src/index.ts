import { readFile } from 'node:fs/promises';

type Exports = { add(a: number, b: number): number };

const file = new URL('./add.wasm', import.meta.url);

export async function load(): Promise<Exports> {
  const bytes = await readFile(file);
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as Exports;
}
