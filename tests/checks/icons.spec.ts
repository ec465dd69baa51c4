import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { locales } from '../../site.ts';
import { contrast } from '../../tools/icons/contrast.ts';
import { pngsOf } from '../../tools/icons/ico.ts';
import { manifestIcons } from '../../tools/icons/manifest.ts';
import { pictures } from '../../tools/icons/pictures.ts';
import { pngSize } from '../../tools/icons/png.ts';
import { withTagline } from '../../tools/icons/social.ts';
import { svgFaults } from '../../tools/icons/svg.ts';

const folder = path.resolve('docs/public');
const bytesOf = (file: string) => fs.readFileSync(path.join(folder, file));
const textOf = (file: string) => bytesOf(file).toString();

/** Bytes that each drawing may have. */
const drawings = { 'logo.svg': 2000, 'favicon.svg': 1500, 'social.svg': 2000 };

for (const [file, limit] of Object.entries(drawings)) {
  test(`${file} is small and stands alone`, () => {
    expect(svgFaults(textOf(file), limit)).toEqual([]);
  });
}

test('the logo can be seen in both colour themes', () => {
  const colours = [...textOf('logo.svg').matchAll(/fill="([^"]+)"/g)].map(
    ([, fill]) => fill ?? '',
  );
  expect(colours).toHaveLength(3);
  for (const colour of colours) {
    for (const behind of ['#ffffff', '#16181d']) {
      expect(contrast(colour, behind), `${colour} on ${behind}`).toBeGreaterThan(3);
    }
  }
});

for (const { file, width, height } of pictures) {
  test(`${file} is ${width} x ${height}`, () => {
    const bytes = bytesOf(file);
    const [png = bytes, ...more] = file.endsWith('.ico') ? pngsOf(bytes) : [];
    expect(more).toEqual([]);
    expect(pngSize(png)).toEqual({ width, height });
    expect(bytes.length).toBeLessThan(file.startsWith('social') ? 120_000 : 15_000);
  });
}

test('no picture lies there that nothing makes', () => {
  const made = pictures.map(({ file }) => file);
  const there = fs.readdirSync(folder).filter((file) => /\.(png|ico)$/.test(file));
  expect(there.sort()).toEqual(made.sort());
});

test('the icons of the manifest exist in the sizes it says, wherever the site lies', () => {
  const icons = manifestIcons(textOf('site.webmanifest'));
  expect(icons.map(({ width, purpose }) => `${width} ${purpose}`)).toEqual([
    '192 any',
    '512 any',
    '512 maskable',
  ]);
  for (const { src, width, height } of icons) {
    // A bare file name is found under any base path; one with a slash in front is not.
    expect(src).toMatch(/^[\w-]+\.png$/);
    expect(pngSize(bytesOf(src)), src).toEqual({ width, height });
  }
});

test('the social picture carries the tagline of the site', () => {
  const svg = textOf('social.svg');
  expect(withTagline(svg, locales[0].description)).toBe(svg);
});
