import { readFile } from 'node:fs/promises';

const url = new URL(import.meta.resolve('toasts/style.css'));
const css = await readFile(url, 'utf8');
console.log(css.match(/^\.[\w-]+/gm));
