import { locales } from '../../site.ts';
import { withTagline } from './social.ts';

/** A picture that is made from one of the site's drawings. */
export type Picture = {
  /** File below `docs/public`; an `.ico` holds the one picture. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The drawing below `docs/public`. */
  source: string;
  /** Colour behind the drawing; see-through where there is none. */
  background?: string;
  /** How much of the picture's width the drawing takes, from 0 to 1. */
  share: number;
  /** What is done to the drawing's text first. */
  change?: (svg: string) => string;
};

/** Phones put their own shape around these, so they are filled to the edge. */
const tile = '#ffffff';

/** Every picture that devices and social networks ask for and that cannot be an SVG. */
export const pictures: readonly Picture[] = [
  { ...square('favicon.ico', 32), source: 'favicon.svg', share: 1 },
  { ...square('apple-touch-icon.png', 180), background: tile, share: 0.7 },
  { ...square('icon-192.png', 192), share: 1 },
  { ...square('icon-512.png', 512), share: 1 },
  // A mask may cut down to a circle of 80 %; the drawing's corners must lie within.
  { ...square('icon-maskable-512.png', 512), background: tile, share: 0.6 },
  ...locales.map((locale, index) => social(locale, index === 0)),
];

function square(file: string, size: number) {
  return { file, width: size, height: size, source: 'logo.svg' };
}

function social(locale: (typeof locales)[number], isDefault: boolean): Picture {
  return {
    file: isDefault ? 'social.png' : `social-${locale.lang}.png`,
    width: 1200,
    height: 630,
    source: 'social.svg',
    share: 1,
    change: (svg) => withTagline(svg, locale.description),
  };
}
