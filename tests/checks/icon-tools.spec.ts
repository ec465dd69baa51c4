import { expect, test } from '@playwright/test';
import { contrast } from '../../tools/icons/contrast.ts';
import { icoOf, pngsOf } from '../../tools/icons/ico.ts';
import { manifestIcons } from '../../tools/icons/manifest.ts';
import { pngSize } from '../../tools/icons/png.ts';
import { taglineLines, withTagline } from '../../tools/icons/social.ts';
import { svgFaults } from '../../tools/icons/svg.ts';

test('what a drawing must not be is found', () => {
  const faults = (inside: string) =>
    svgFaults(`<svg viewBox="0 0 8 8">${inside}</svg>`, 120);
  expect(faults('<path fill="url(#a)"/><use href="#a"/>')).toEqual([]);
  expect(faults('<script>1</script>')).toEqual(['runs a script']);
  expect(faults('<path onload="go()"/>')).toEqual(['runs a script']);
  expect(faults('<foreignObject/>')).toEqual([
    'holds HTML, which other programs do not draw',
  ]);
  expect(faults('<image href="https://a.b/c.png"/>')).toEqual(['asks for another file']);
  expect(faults('<style>@import "a.css"</style>')).toEqual(['asks for another file']);
  expect(faults('<path fill="url(a.svg#b)"/>')).toEqual(['asks for another file']);
  expect(faults('<metadata/>')).toEqual(['carries what an editor left behind']);
  expect(faults('<path/>'.repeat(20))).toEqual(['is 169 bytes, more than 120']);
  expect(svgFaults('<svg/>', 120)).toEqual(['has no viewBox']);
});

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#0b7f86', '#0b7f86')).toBe(1);
  expect(() => contrast('teal', '#ffffff')).toThrow('Not a colour');
});

test('an .ico gives back the pictures that were put in', () => {
  const [small, large] = [pngHeader(16, 16), pngHeader(256, 128)];
  expect(pngsOf(icoOf([small, large]))).toEqual([small, large]);
  expect(() => icoOf([pngHeader(512, 512)])).toThrow('at most 256 x 256');
  expect(() => icoOf([Buffer.from('<svg/>')])).toThrow('Not a PNG');
});

test('the size of a PNG is that of its header', () => {
  expect(pngSize(pngHeader(1200, 630))).toEqual({ width: 1200, height: 630 });
});

test('a manifest without sizes is refused', () => {
  const of = (...icons: object[]) => manifestIcons(JSON.stringify({ icons }));
  const icon = { src: 'a.png', width: 8, height: 9 };
  expect(of({ src: 'a.png', sizes: '8x9' })).toEqual([{ ...icon, purpose: 'any' }]);
  expect(() => of({ src: 'a.png' })).toThrow('no size');
  expect(() => manifestIcons('{}')).toThrow('no list of icons');
});

test('a tagline takes the place of another', () => {
  const picture = '<svg><text id="tagline" x="1"><tspan>old</tspan></text></svg>';
  expect(withTagline(picture, 'a < b & c')).toMatch(
    /^<svg><text id="tagline" x="1"><tspan [^>]+>a &lt; b &amp; c<\/tspan><\/text><\/svg>$/,
  );
  expect(() => withTagline('<svg/>', 'a')).toThrow('no <text id="tagline">');
});

test('a long tagline is parted at the space nearest to its middle', () => {
  expect(taglineLines('Short and good')).toEqual(['Short and good']);
  expect(taglineLines('库'.repeat(40))).toHaveLength(1);
  const twelve = '库'.repeat(12);
  expect(taglineLines(`${twelve} Rslib 库`)).toEqual([twelve, 'Rslib 库']);
});

/** As much of a PNG as its size needs. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([bytes, size]);
}
