/**
 * Contrast of two colours written as `#rrggbb`, by the formula of WCAG 2: 1 for equal ones, 21 for
 * black on white. Throws when one is written otherwise.
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const hex = /^#([\da-f]{6})$/i.exec(colour)?.[1];
  if (!hex) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  const value = Number.parseInt(hex, 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
