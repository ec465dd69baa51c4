import type { Toggle } from '@site/explorer/browser/toggles';
import type { OptionPath } from './syntax.ts';

/** Where each toggle is written. */
export const places = {
  format: ['lib', 0, 'format'],
  bundle: ['lib', 0, 'bundle'],
  dts: ['lib', 0, 'dts'],
  syntax: ['lib', 0, 'syntax'],
  autoExternal: ['output', 'autoExternal'],
  externalHelpers: ['lib', 0, 'externalHelpers'],
  minify: ['output', 'minify'],
} as const satisfies Partial<Record<Toggle, OptionPath>>;

export type Offered = keyof typeof places;

/** The toggles that have a place in a configuration's text. */
export const placed = Object.keys(places) as readonly Offered[];
