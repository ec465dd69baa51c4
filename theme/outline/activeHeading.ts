export interface ScrollState {
  /** Pixels above the viewport. */
  above: number;
  /** Pixels below the viewport. */
  below: number;
}

/** The target of an anchor may be off the line by a few pixels, by rounding and margins. */
const tolerance = 8;

/**
 * Finds the heading of the section being read. `tops` are the viewport positions of the headings,
 * `undefined` for missing ones; `line` is where the target of an anchor ends up. `passed` is the
 * index of the last heading at or above the line, or -1. `atBottom` means that the page is scrolled
 * as far as possible.
 */
export function activeHeading(
  tops: readonly (number | undefined)[],
  line: number,
  { above, below }: ScrollState,
): { passed: number; atBottom: boolean } {
  const passed = tops.findLastIndex(
    (top) => top !== undefined && top <= line + tolerance,
  );
  return { passed, atBottom: above > 0 && below <= 2 };
}
