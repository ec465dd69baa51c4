/** A pane whose width the reader sets; the editor has the rest. */
export type Pane = 'files' | 'output';

/** In percent of all panes. `isAtEnd` is the pane on the right. */
export const limits = {
  files: { start: 17, min: 10, max: 35, isAtEnd: false },
  output: { start: 42, min: 20, max: 65, isAtEnd: true },
} as const;

const keyOf = (pane: Pane) => `playground-${pane}`;
/** `startAtOnce` sets the same property before the first paint. */
const propertyOf = (pane: Pane) => `--playground-${pane}`;

/** The width that the reader has given to a pane, in percent, or the one that it has at first. */
export function recallWidth(pane: Pane): number {
  return Number(localStorage.getItem(keyOf(pane))) || limits[pane].start;
}

/** Gives a pane a width, within its limits, also on later visits. Returns it. */
export function keepWidth(pane: Pane, width: number): number {
  const { min, max } = limits[pane];
  const kept = Math.round(Math.min(max, Math.max(min, width)) * 10) / 10;
  document.documentElement.style.setProperty(propertyOf(pane), String(kept));
  localStorage.setItem(keyOf(pane), String(kept));
  return kept;
}

/** Gives panes the widths that they had at first. */
export function forgetWidths(...panes: readonly Pane[]): void {
  for (const pane of panes) {
    document.documentElement.style.removeProperty(propertyOf(pane));
    localStorage.removeItem(keyOf(pane));
  }
}
