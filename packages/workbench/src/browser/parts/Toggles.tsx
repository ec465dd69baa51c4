import { useId, useLayoutEffect, useRef } from 'react';
import { withToggle } from '../../format/states.ts';
import { type State, type Toggle, toggleNames, toggles } from '../../format/toggles.ts';
import styles from './parts.module.css';
import { useWorkbenchText } from './useWorkbenchText';

interface TogglesProps {
  state: State;
  offered: readonly Toggle[];
  onChange: (next: State) => void;
}

/** The toggles, each a group of radio buttons. None excludes another: every combination is built. */
export function Toggles({ state, offered, onChange }: TogglesProps) {
  const text = useWorkbenchText();
  // Several explorers on a page must not share a group of radio buttons.
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const take = () => {
    const next = root.current ? selectedIn(root.current, state) : state;
    if (next !== state) onChange(next);
  };
  // The reader may have set them before React hydrated them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(take, []);
  const labelOf = (value: State[Toggle]) => {
    if (typeof value === 'boolean') return text(value ? 'on' : 'off');
    // These are words; the values of other toggles are shown as they are configured.
    const isWord = value === 'off' || value === 'files' || value === 'bundled';
    return isWord ? text(value) : value;
  };
  return (
    <fieldset
      ref={root}
      aria-label={text('options')}
      className={`needs-scripts ${styles.controls}`}
    >
      {offered.map((toggle) => (
        <fieldset key={toggle} className={styles.radios}>
          <legend>
            <code>{toggle}</code>
          </legend>
          <div>
            {toggles[toggle].values.map((value) => (
              <label key={String(value)} className="rp-tabs__label__item">
                <input
                  type="radio"
                  name={`${id}-${toggle}`}
                  data-sets={toggle}
                  value={String(value)}
                  checked={value === state[toggle]}
                  onChange={take}
                />
                {labelOf(value)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** The state that the controls below `root` show, which were rendered for `state`. */
function selectedIn(root: Element, state: State): State {
  let next = state;
  const selected = root.querySelectorAll<HTMLInputElement>('[data-sets]:checked');
  for (const { dataset, value } of selected) {
    const toggle = toggleNames.find((name) => name === dataset.sets);
    if (toggle && value !== String(state[toggle])) next = withToggle(next, toggle, value);
  }
  return next;
}
