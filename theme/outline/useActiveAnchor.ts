import { useLocation } from '@rspress/core/runtime';
import type { useDynamicToc } from '@rspress/core/theme';
import { useCallback, useState } from 'react';
import { useScroll } from '../scroll/useScroll';
import { activeHeading } from './activeHeading';

type Headers = ReturnType<typeof useDynamicToc>;

interface ActiveAnchor {
  /** The last heading above the text that is read, none at the start of the page. */
  scrolledHeader: Headers[number] | undefined;
  /** Id of the one heading that the outline marks, none on a page without headings. */
  activeAnchorId: string | undefined;
}

/** Where headings are looked at again, in milliseconds. */
const interval = 100;

/**
 * Follows the reader through the headings: the one whose section is read is active, the first one before any, and at the bottom of the page the last one.
 * The framework's measures on every scroll event and never gets to a last, short section.
 */
export function useActiveAnchor(headers: Headers): ActiveAnchor {
  const { hash } = useLocation();
  const [passed, setPassed] = useState(-1);
  const [atBottom, setAtBottom] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump to an anchor is looked at at once
  const check = useCallback(() => {
    const root = document.documentElement;
    const headings = headers.map(({ id }) => document.getElementById(id));
    const first = headings.find((heading) => heading !== null);
    const line = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top);
    const state = activeHeading(tops, line, {
      scrolled: window.scrollY,
      left: root.scrollHeight - root.clientHeight - window.scrollY,
    });
    setPassed(state.passed);
    setAtBottom(state.atBottom);
  }, [headers, hash]);
  useScroll(check, interval);

  const active = atBottom ? headers.length - 1 : Math.max(passed, 0);
  return { scrolledHeader: headers[passed], activeAnchorId: headers[active]?.id };
}
