import { useLocation, useNavigate } from '@rspress/core/runtime';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inputs } from '../data/packages.ts';
import { keyOf, togglesOf, withInput, withToggle } from '../data/states.ts';
import { type State, type Toggle, toggles } from '../data/toggles.ts';
import { readAddress, writeAddress } from './address';

export interface SelectedState {
  readonly state: State;
  readonly select: (state: State) => void;
  /** The reader has not changed the state since coming to the page. */
  readonly isInitial: boolean;
  /** Words of the address that mean nothing. */
  readonly unknown: readonly string[];
}

const none: readonly string[] = [];

/**
 * The state that the reader has selected. With `inAddress`, it is a parameter of the address and
 * each selection an entry of the history. The first render is always `start`, because the
 * HTML of a page cannot know the address.
 */
export function useSelectedState(start: State, inAddress: boolean): SelectedState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(start);
  const [unknown, setUnknown] = useState(none);
  const [isInitial, setIsInitial] = useState(true);
  const firstSearch = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the start never changes
  useEffect(() => {
    if (!inAddress) return;
    if (search !== firstSearch.current) setIsInitial(false);
    const address = readAddress(search);
    setState((last) => {
      const next = address?.state ?? start;
      return keyOf(next) === keyOf(last) ? last : next;
    });
    setUnknown(address?.unknown ?? none);
  }, [search, inAddress]);

  const select = useCallback(
    (next: State) => {
      setState(next);
      setIsInitial(false);
      if (!inAddress) return;
      // Without the anchor, to which the page would scroll.
      navigate({ search: writeAddress(window.location.search, next) });
    },
    [inAddress, navigate],
  );
  return { state, select, unknown, isInitial };
}

/** Selects what the reader set in the controls below `root` before React hydrated them. */
export function useEarlySelection(
  root: RefObject<HTMLElement | null>,
  start: State,
  select: (state: State) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const controls =
      root.current?.querySelectorAll<HTMLInputElement>('[data-sets]') ?? [];
    let state = start;
    for (const control of controls) {
      if (control.checked === control.defaultChecked) continue;
      const sets = control.getAttribute('data-sets');
      const toggle = togglesOf(state.input).find((name) => name === sets);
      if (toggle) state = withControl(state, toggle, control);
      const input = inputs.find((id) => id === control.value);
      if (sets === 'input' && input && control.checked) state = withInput(state, input);
    }
    if (state !== start) select(state);
  }, []);
}

function withControl(state: State, toggle: Toggle, control: HTMLInputElement): State {
  if (control.type === 'radio' && !control.checked) return state;
  const selected = control.type === 'checkbox' ? String(control.checked) : control.value;
  const values: readonly State[Toggle][] = toggles[toggle].values;
  const value = values.find((one) => String(one) === selected);
  return value === undefined ? state : withToggle(state, toggle, value);
}
