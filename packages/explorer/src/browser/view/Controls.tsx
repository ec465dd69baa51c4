import { useId } from 'react';
import { toggles, withToggle } from '../data/toggles.ts';
import type { State, Toggle } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { useExplorerText } from '../useExplorerText';
import { Radios } from './Radios';
import { wordOf } from './words';

export interface ControlsProps {
  state: State;
  /** The toggles that are offered. */
  offered: readonly Toggle[];
  onChoose: (state: State) => void;
}

/** The toggles. Nothing is ever switched off: what the tool refuses is chosen too, and then explained in its words. */
export function Controls({ state, offered, onChoose }: ControlsProps) {
  const text = useExplorerText();
  // Several explorers on a page must not share a group of radio buttons.
  const id = useId();
  return (
    <fieldset aria-label={text('options')} className={styles.controls}>
      {[...offered].sort(switchesLast).map((toggle) => {
        const values: readonly State[Toggle][] = toggles[toggle];
        const name = <code>{toggle}</code>;
        if (isSwitch(toggle)) {
          return (
            <label key={toggle} className={styles.switch}>
              {name}
              <input
                type="checkbox"
                role="switch"
                aria-checked={state[toggle] === true}
                data-sets={toggle}
                checked={state[toggle] === true}
                onChange={({ target }) =>
                  onChoose(withToggle(state, toggle, target.checked))
                }
              />
            </label>
          );
        }
        return (
          <Radios
            key={toggle}
            legend={name}
            name={`${id}-${toggle}`}
            sets={toggle}
            value={String(state[toggle])}
            options={values.map((value) => ({
              value: String(value),
              label: wordOf(value, text),
            }))}
            onChange={(chosen) => {
              const value = values.find((one) => String(one) === chosen);
              if (value !== undefined) onChoose(withToggle(state, toggle, value));
            }}
          />
        );
      })}
    </fieldset>
  );
}

function isSwitch(toggle: Toggle): boolean {
  return typeof toggles[toggle][0] === 'boolean';
}

function switchesLast(a: Toggle, b: Toggle): number {
  return Number(isSwitch(a)) - Number(isSwitch(b));
}
