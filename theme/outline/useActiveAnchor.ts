import { useLocation } from '@rspress/core/runtime';
import type { useDynamicToc } from '@rspress/core/theme';
import { useCallback, useState } from 'react';
import { useScroll } from '../scroll/useScroll';

type Headers = ReturnType<typeof useDynamicToc>;

interface ActiveAnchor {
  /** The last heading above the text being read, if any. */
  scrolledHeader: Headers[number] | undefined;
  /** Id of the heading that the outline marks, once React runs and if the page has headings. */
  activeAnchorId: string | undefined;
}

/** Time between two measurements, in milliseconds. */
const interval = 100;

/** The target of an anchor may be off its position by a few pixels, by rounding and margins. */
const tolerance = 8;

/**
 * Finds the active heading: that of the section being read or named by the address, or the first
 * one before any section, or the last one at the bottom of the page. The framework measures on every scroll event and never
 * activates a short last section.
 */
export function useActiveAnchor(headers: Headers): ActiveAnchor {
  const { hash } = useLocation();
  const [passed, setPassed] = useState<number>();
  const [atBottom, setAtBottom] = useState(false);

  const update = useCallback(() => {
    const headings = headers.map(({ id }) => document.getElementById(id));
    const first = headings.find((heading) => heading !== null);
    const line = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    const below = scrollHeight - clientHeight - window.scrollY;
    // The section that the address names may be too short to reach the top.
    const isNamed = (heading: HTMLElement | null | undefined) =>
      hash === `#${heading?.id}`;
    const index = headings.findLastIndex(
      (heading) =>
        heading &&
        heading.getBoundingClientRect().top <=
          (isNamed(heading) ? clientHeight : line + tolerance),
    );
    setPassed(index);
    // A page that does not scroll is not at its bottom.
    setAtBottom(window.scrollY > 0 && below <= 2 && !isNamed(headings[index]));
  }, [headers, hash]);
  useScroll(update, interval);

  // The static page marks none: it cannot know where the reader is.
  if (passed === undefined)
    return { scrolledHeader: undefined, activeAnchorId: undefined };
  const active = atBottom ? headers.length - 1 : Math.max(passed, 0);
  return { scrolledHeader: headers[passed], activeAnchorId: headers[active]?.id };
}
