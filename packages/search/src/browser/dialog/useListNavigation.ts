import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface ListNavigation {
  /** Index of the current item. */
  readonly current: number;
  readonly setCurrent: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Lets the arrow keys of an input move through a list of elements, from the last to the first and
 * back, and Enter click the current one. Keys of an input method are ignored. The answer to another
 * query starts at its first item. Enter before `typed` is answered takes effect with the answer.
 */
export function useListNavigation(
  ids: readonly string[],
  answeredQuery: string,
  typed: string,
): ListNavigation {
  const [current, setCurrent] = useState(0);
  const enteredQuery = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer starts again
  useEffect(() => {
    setCurrent(0);
    if (enteredQuery.current === answeredQuery) elementOf(ids[0])?.click();
    enteredQuery.current = undefined;
  }, [answeredQuery]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (ids.length === 0) return;
      const next = (current + step + ids.length) % ids.length;
      setCurrent(next);
      elementOf(ids[next])?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === answeredQuery) elementOf(ids[current])?.click();
      else enteredQuery.current = typed;
    }
  };

  return { current, setCurrent, onKeyDown };
}

function elementOf(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.getElementById(id);
}
