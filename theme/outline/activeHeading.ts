export interface ScrollState {
  /** Pixels above the part of the page that is seen. */
  scrolled: number;
  /** Pixels below it. */
  left: number;
}

/** A heading that an anchor leads to stands a little above or below the line, by rounding and margins. */
const tolerance = 8;

/**
 * Finds the heading whose section is read. `tops` are the places of the headings in the window, in their order, `undefined` for one that is not on the page; `line`
 * is the place at which an anchor leads to. `passed` is the number of the last heading at or above the line, -1 for none. `atBottom` says that the page is
 * scrolled and cannot be scrolled further.
 */
export function activeHeading(
  tops: readonly (number | undefined)[],
  line: number,
  { scrolled, left }: ScrollState,
): { passed: number; atBottom: boolean } {
  const passed = tops.findLastIndex(
    (top) => top !== undefined && top <= line + tolerance,
  );
  return { passed, atBottom: scrolled > 0 && left <= 2 };
}
