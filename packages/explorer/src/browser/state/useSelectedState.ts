import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultState, keyOf, withInput, withToggle } from '../data/states.ts';
import { inputs, type State, toggleNames } from '../data/toggles.ts';
import {
  initialSelection,
  type Selection,
  selectedView,
  type View,
  viewsOf,
} from '../view/views';
import { readAddress, writeAddress } from './address';
import type { Outputs } from './useOutputs';

export interface SelectedState {
  readonly state: State;
  readonly select: (state: State) => void;
  /** The tab that the reader or the address selected. */
  readonly selection: Selection;
  readonly openTab: (id: string) => void;
  /** The reader has not changed anything since coming to the page. */
  readonly isInitial: boolean;
  /** Words of the address that name nothing which is offered. */
  readonly ignored: readonly string[];
}

const none: readonly string[] = [];

/**
 * The state and the tab that the reader has selected. With `inAddress`, they come from the address,
 * and each new state is an entry of the history. The first render is always `start`, because the
 * HTML of a page cannot know the address.
 */
export function useSelectedState(start: State, inAddress: boolean): SelectedState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(start);
  const [ignored, setIgnored] = useState(none);
  const [isInitial, setIsInitial] = useState(true);
  const [selection, setSelection] = useState(initialSelection);
  const firstSearch = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the state
  useEffect(() => {
    if (!inAddress) return;
    if (search !== firstSearch.current) setIsInitial(false);
    const address = readAddress(search);
    const next = address?.state ?? start;
    const key = keyOf(next);
    setIgnored(address?.ignored ?? none);
    const isFirst = search === firstSearch.current;
    const isOther = key !== keyOf(state);
    if (isOther) setState(next);
    // An address that `useTabInAddress` changed says what is on the screen already.
    if (address?.tab && (isFirst || isOther)) setSelection({ id: address.tab, key });
    else if (isOther && !isFirst) setSelection({ ...initialSelection, key });
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
  const openTab = useCallback(
    (id: string) => {
      setSelection({ id, key: keyOf(state) });
      setIsInitial(false);
    },
    [state],
  );
  return { state, select, selection, openTab, ignored, isInitial };
}

/** Keeps the open tab in the address, unless it is the one that opens by itself. */
export function useTabInAddress(outputs: Outputs, { id, change }: View, on: boolean) {
  const navigate = useNavigate();
  const fresh = { ...outputs, before: undefined };
  const isFirstChoice = id === selectedView(viewsOf(fresh), initialSelection, fresh).id;
  const tab = isFirstChoice || change === 'gone' ? undefined : id;
  const { now, status } = outputs;
  useEffect(() => {
    if (!on || status !== 'shown') return;
    const named = readAddress(window.location.search)?.state ?? defaultState('utility');
    // The reader is on the way to another state, whose outputs come next.
    if (keyOf(named) !== keyOf(now.state)) return;
    const search = writeAddress(window.location.search, now.state, tab);
    if (search !== window.location.search) navigate({ search }, { replace: true });
  }, [on, status, now.state, tab, navigate]);
}

/** The state that the controls below `root` show, which were rendered for `state`. */
export function stateOfControls(root: Element, state: State): State {
  let next = state;
  const controls = root.querySelectorAll<HTMLInputElement>('[data-sets]');
  for (const { dataset, type, value, checked } of controls) {
    if (type === 'radio' && !checked) continue;
    const input = inputs.find((id) => id === value);
    if (dataset.sets === 'input' && input && input !== state.input)
      next = withInput(next, input);
    const toggle = toggleNames.find((name) => name === dataset.sets);
    const selected = type === 'checkbox' ? String(checked) : value;
    if (toggle && selected !== String(state[toggle]))
      next = withToggle(next, toggle, selected);
  }
  return next;
}
