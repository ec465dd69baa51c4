import { readFile } from "node:fs/promises";
const file = new URL("./static/wasm/54b710755d.module.wasm", import.meta.url);
async function load() {
    const bytes = await readFile(file);
    const { instance } = await WebAssembly.instantiate(bytes);
    return instance.exports;
}
export { load };
