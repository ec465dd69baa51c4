import { withToggle } from '../data/states.ts';
import { type State, toggleNames } from '../data/toggles.ts';

/** The state that the controls below `root` show, which were rendered for `state`. */
export function stateOfControls(root: Element, state: State): State {
  let next = state;
  const controls = root.querySelectorAll<HTMLInputElement>('[data-sets]');
  for (const { dataset, type, value, checked } of controls) {
    if (type === 'radio' && !checked) continue;
    const toggle = toggleNames.find((name) => name === dataset.sets);
    const selected = type === 'checkbox' ? String(checked) : value;
    if (toggle && selected !== String(state[toggle]))
      next = withToggle(next, toggle, selected);
  }
  return next;
}
