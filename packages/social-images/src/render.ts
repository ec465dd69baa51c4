import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const fonts = path.join(import.meta.dirname, 'fonts');
let resources: Promise<Uint8Array[]> | undefined;

/** Renders an SVG as PNG with the fonts of this package only, so that builds are reproducible. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  resources ??= loadResources();
  const fontBuffers = await resources;
  const renderer = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Noto Sans CJK SC' },
  });
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}

async function loadResources(): Promise<Uint8Array[]> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
  return Promise.all(
    ['NotoSansSC-Regular.otf', 'NotoSansSC-Bold.otf'].map((name) =>
      readFile(path.join(fonts, name)),
    ),
  );
}

/** The distinct characters of a text that the fonts do not have. */
export async function missingCharacters(text: string): Promise<string[]> {
  const known = new Set(await readFile(path.join(fonts, 'characters.txt'), 'utf8'));
  return [...new Set(text)].filter((character) => !known.has(character));
}
