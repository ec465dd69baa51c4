import { useEffect, useRef } from 'react';
import { apply } from './apply';
import { type HeadInput, wantedOf } from './wanted';

interface Entry {
  input: HeadInput;
  /** What this says goes over what others say. */
  last: boolean;
}

const entries = new Set<Entry>();
let waiting = false;

/** Says of the head what `input` holds, as long as the component is there. With the priority `low` it is applied after what others say. */
export function useHead(
  input: HeadInput,
  { tagPriority }: { tagPriority?: 'low' } = {},
): void {
  const entry = useRef<Entry>(null);
  useEffect(() => {
    if (entry.current) entry.current.input = input;
    else {
      entry.current = { input, last: tagPriority === 'low' };
      entries.add(entry.current);
    }
    applySoon();
  });
  useEffect(
    () => () => {
      if (entry.current) entries.delete(entry.current);
      entry.current = null;
      applySoon();
    },
    [],
  );
}

/** Once for all components that a change of page renders. */
function applySoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    const inOrder = [...entries].sort((a, b) => Number(a.last) - Number(b.last));
    apply(wantedOf(inOrder.map(({ input }) => input)));
  });
}
