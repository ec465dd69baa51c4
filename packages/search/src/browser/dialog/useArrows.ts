import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Which row of a list is the current one, and what the keys of its input do. */
export interface Arrows {
  readonly current: number;
  readonly setCurrent: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Goes through a list of `ids` by the arrow keys of an input, from the last row to the first and back, and follows the current
 * one on Enter. Keys that belong to an input method are left to it. When the rows answer another query the first one is
 * current again. Enter on what is not `answered` yet waits for its answer.
 */
export function useArrows(
  ids: readonly string[],
  answered: string,
  typed: string,
): Arrows {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason to begin again
  useEffect(() => {
    setCurrent(0);
    if (wanted.current === answered) element(ids[0])?.click();
    wanted.current = undefined;
  }, [answered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (ids.length === 0) return;
      const next = (current + step + ids.length) % ids.length;
      setCurrent(next);
      element(ids[next])?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === answered) element(ids[current])?.click();
      else wanted.current = typed;
    }
  };

  return { current, setCurrent, onKeyDown };
}

function element(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.getElementById(id);
}
