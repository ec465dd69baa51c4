import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const fonts = path.join(import.meta.dirname, 'fonts');
let ready: Promise<Uint8Array[]> | undefined;

/** Renders the SVG of a picture as PNG, with the fonts that come with the site and no others. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  ready ??= prepare();
  const fontBuffers = await ready;
  const renderer = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Noto Sans CJK SC' },
  });
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}

async function prepare(): Promise<Uint8Array[]> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
  return Promise.all(
    ['NotoSansSC-Regular.otf', 'NotoSansSC-Bold.otf'].map((name) =>
      readFile(path.join(fonts, name)),
    ),
  );
}

/** Gives the characters of a text that the fonts do not have, each once. */
export async function missingCharacters(text: string): Promise<string[]> {
  const known = new Set(await readFile(path.join(fonts, 'characters.txt'), 'utf8'));
  return [...new Set(text)].filter((character) => !known.has(character));
}
