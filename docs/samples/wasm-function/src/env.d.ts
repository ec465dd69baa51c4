declare module '*/add.wasm' {
  export function add(a: number, b: number): number;
}
