import type { Finding } from '@site/pages/findings';
import { lineAt } from '@site/pages/repository';

/** The colours of the site, from the root of the repository. */
export const coloursName = 'theme/styles/variables.css';

/** Colours that are shown on a background. */
export interface Pairing {
  readonly colours: readonly string[];
  /** Layers of the background, the lowest first; those with an alpha value are blended. */
  readonly on: readonly string[];
  /** The ratio that WCAG AA asks for: 4.5 for text, 3 for icons and borders of controls. */
  readonly ratio: 4.5 | 3;
}

const codeTokens = [
  ...['comment', 'constant', 'string-expression', 'parameter', 'keyword'],
  ...['function', 'punctuation', 'link', 'changed', 'inserted', 'deleted'],
].map((token) => `--shiki-token-${token}`);

const callouts = ['tip', 'info', 'important', 'warning', 'danger'].map(
  (kind) => `--rp-container-${kind}-text`,
);

const texts = ['--rp-c-text-0', '--rp-c-text-1', '--rp-c-text-2', '--rp-c-link'];

/** The pairings that the style sheets of theme and packages make. */
export const pairings: readonly Pairing[] = [
  {
    colours: [...texts, ...callouts, '--rp-c-text-3', '--rp-c-brand', '--site-c-output'],
    on: ['--rp-c-bg'],
    ratio: 4.5,
  },
  ...['--rp-c-bg-soft', '--rp-c-bg-mute', '--rp-code-title-bg', '--rp-c-brand-tint'].map(
    (layer): Pairing => ({ colours: texts, on: ['--rp-c-bg', layer], ratio: 4.5 }),
  ),
  { colours: ['--rp-c-text-code'], on: ['--rp-c-text-code-bg'], ratio: 4.5 },
  ...[[], ['--rp-c-brand-tint']].map(
    (highlight): Pairing => ({
      colours: ['--rp-code-block-color', ...codeTokens],
      on: ['--rp-code-block-bg', ...highlight],
      ratio: 4.5,
    }),
  ),
  { colours: ['--site-c-on-action'], on: ['--rp-c-brand'], ratio: 4.5 },
  { colours: ['--site-c-on-action'], on: ['--rp-c-link'], ratio: 4.5 },
  { colours: ['--rp-c-bg'], on: ['--rp-c-text-0'], ratio: 4.5 },
  { colours: ['--rp-c-text-0'], on: ['--rp-c-bg', '--site-c-found'], ratio: 4.5 },
  // Borders of inputs, switches and chosen items, and what scripts mark as done.
  {
    colours: ['--rp-c-text-3', '--rp-c-brand'],
    on: ['--rp-c-bg'],
    ratio: 3,
  },
  { colours: ['--rp-c-brand'], on: ['--rp-c-bg-mute'], ratio: 3 },
];

/**
 * Finds colours of variables.css, whose text is `css`, that are too weak on a background in the
 * light or the dark theme, and colours of `list` that it does not define.
 */
export function contrast(css: string, list: readonly Pairing[] = pairings): Finding[] {
  const themes = { light: coloursIn(css, 0), dark: coloursIn(css, 1) };
  return Object.entries(themes).flatMap(([theme, colours]) =>
    list.flatMap(({ colours: names, on, ratio }) =>
      names.flatMap((name) => {
        const layers = [...on, name]
          .map((one) => colours.get(one)?.value)
          .filter((value) => value !== undefined);
        const actual = layers.length > on.length ? ratioOf(layers) : 0;
        if (actual >= ratio) return [];
        const problem = actual
          ? `has a contrast of ${actual.toFixed(2)}:1`
          : 'has a colour that is missing or not written as #rrggbb';
        return {
          file: coloursName,
          line: colours.get(name)?.line ?? 0,
          what: `${name} on ${on.join(' with ')} ${problem} in the ${theme} theme.`,
          why: `WCAG AA asks for ${ratio}:1, so that everybody can see it.`,
          todo: 'Make one of the two darker or lighter. Colours are written as #rrggbb.',
        };
      }),
    ),
  );
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Hexadecimal colours of a theme by the name of their variable, with their lines. `theme` is the
 * place of its colour in `light-dark(…)`.
 */
function coloursIn(css: string, theme: 0 | 1) {
  const found = new Map<string, { value: Colour; line: number }>();
  for (const { 1: name = '', 2: value = '', index } of css.matchAll(
    /(--[\w-]+):\s*([^;]*);/g,
  )) {
    const [, light, dark = light] =
      /^(?:light-dark\()?#([0-9a-f]{3,8})(?:, #([0-9a-f]{3,8})\))?$/i.exec(value) ?? [];
    const hex = [light, dark][theme];
    if (!hex) continue;
    const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const byte = (place: number) => Number.parseInt(long.slice(place, place + 2), 16);
    const alpha = long.length === 8 ? byte(6) / 255 : 1;
    found.set(name, {
      value: [byte(0), byte(2), byte(4), alpha],
      line: lineAt(css, index),
    });
  }
  return found;
}

/** Contrast of the last layer with all layers below it, after WCAG. */
function ratioOf(layers: readonly Colour[]): number {
  const flat = layers.map((_, index) => blend(layers.slice(0, index + 1)));
  const [text = 0, background = 0] = flat.slice(-2).map(luminance).toReversed();
  return (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05);
}

function blend(layers: readonly Colour[]): readonly number[] {
  return layers.reduce<readonly number[]>(
    (below, [red, green, blue, alpha]) =>
      [red, green, blue].map(
        (one, index) => one * alpha + (below[index] ?? 0) * (1 - alpha),
      ),
    [0, 0, 0],
  );
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
