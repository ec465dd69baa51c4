import { type RefObject, useLayoutEffect } from 'react';
import { inputs, toggleNames, toggles, withToggle } from '../data/toggles.ts';
import type { State, Toggle } from '../data/types.ts';

/**
 * A control that was used before React took over shows what the reader chose, but nobody has heard of it: here they are looked through once, and what
 * was chosen is chosen.
 */
export function useEarlyChoice(
  root: RefObject<HTMLElement | null>,
  start: State,
  choose: (state: State) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useLayoutEffect(() => {
    const controls =
      root.current?.querySelectorAll<HTMLInputElement>('[data-sets]') ?? [];
    let state = start;
    for (const control of controls) {
      if (control.checked === control.defaultChecked) continue;
      const sets = control.getAttribute('data-sets');
      const toggle = toggleNames.find((name) => name === sets);
      if (toggle) state = withControl(state, toggle, control);
      const input = inputs.find((id) => id === control.value);
      if (sets === 'input' && input && control.checked) state = { ...state, input };
    }
    if (state !== start) choose(state);
  }, []);
}

function withControl(state: State, toggle: Toggle, control: HTMLInputElement): State {
  const values: readonly State[Toggle][] = toggles[toggle];
  const wanted = control.type === 'checkbox' ? String(control.checked) : control.value;
  const value = values.find((one) => String(one) === wanted);
  const isOff = control.type === 'radio' && !control.checked;
  return value === undefined || isOff ? state : withToggle(state, toggle, value);
}
