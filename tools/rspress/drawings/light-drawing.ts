import { wholePath } from './whole-path.ts';

/** Parts of a unit that are kept: at 20 pixels for 24 units, half of a fifth is a twelfth of a pixel. */
const scale = 5;

/** What a drawing begins with whose measures are known and whose paths nothing else moves. */
const plain = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (.*?)viewBox="0 0 24 24">/;

/**
 * A drawing of the framework, as SVG source to stand in HTML, with paths in whole numbers. It looks the same. One that is written in
 * another way stays as it is.
 *
 * @throws when it has a path that is none
 */
export function lightDrawing(svg: string): string {
  if (!plain.test(svg) || /transform|stroke|<(?!\/?(?:svg|path)\b)/.test(svg)) return svg;
  const size = 24 * scale;
  return svg
    .replace(plain, `<svg $1viewBox="0 0 ${size} ${size}">`)
    .replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${wholePath(d, scale)}"`);
}
