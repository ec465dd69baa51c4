import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../data/key.ts';
import type { State } from '../data/types.ts';
import { readAddress, writeAddress } from './address';

export interface Chosen {
  readonly state: State;
  readonly choose: (state: State) => void;
  /** The state is the one with which the reader came to the page. */
  readonly arrived: boolean;
  /** Words of the address that mean nothing. */
  readonly unknown: readonly string[];
}

const none: readonly string[] = [];

/**
 * The state that the reader has chosen. With `addressed` it stands in the address, a step of the history for each choice; the first render is always
 * the start, since the HTML cannot know the address.
 */
export function useChosen(start: State, addressed: boolean): Chosen {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(start);
  const [unknown, setUnknown] = useState(none);
  const [arrived, setArrived] = useState(true);
  const arrivedAt = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the start never changes
  useEffect(() => {
    if (!addressed) return;
    if (search !== arrivedAt.current) setArrived(false);
    const read = readAddress(search);
    setState((last) => {
      const next = read?.state ?? start;
      return keyOf(next) === keyOf(last) ? last : next;
    });
    setUnknown(read?.unknown ?? none);
  }, [search, addressed]);

  const choose = useCallback(
    (next: State) => {
      setState(next);
      setArrived(false);
      if (!addressed) return;
      // Without the anchor, to which the page would scroll.
      navigate({ search: writeAddress(window.location.search, next) });
    },
    [addressed, navigate],
  );
  return { state, choose, unknown, arrived };
}
