import { type ReactNode, useId } from 'react';
import { type State, type Toggle, toggles } from '../data/toggles.ts';
import styles from '../Explorer.module.css';
import { valueLabel } from '../state/changes';
import { useExplorerText } from '../useExplorerText';

export interface ControlsProps {
  state: State;
  offered: readonly Toggle[];
  /** Until they can be used. */
  disabled?: boolean;
}

/** The toggles, which `stateOfControls` reads. None excludes another: every combination is built. */
export function Controls({ state, offered, disabled }: ControlsProps) {
  const text = useExplorerText();
  // Several explorers on a page must not share a group of radio buttons.
  const id = useId();
  return (
    <fieldset
      aria-label={text('options')}
      className={styles.controls}
      disabled={disabled}
    >
      {[...offered].sort(switchesLast).map((toggle) => {
        const values: readonly State[Toggle][] = toggles[toggle].values;
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
                onChange={handledAbove}
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
              label: valueLabel(value, text),
            }))}
          />
        );
      })}
    </fieldset>
  );
}

function isSwitch(toggle: Toggle): boolean {
  return typeof toggles[toggle].values[0] === 'boolean';
}

function switchesLast(a: Toggle, b: Toggle): number {
  return Number(isSwitch(a)) - Number(isSwitch(b));
}

/** React requires a handler on controlled inputs; the explorer has one for all. */
function handledAbove() {}

interface RadiosProps {
  legend: ReactNode;
  /** The name of the group, unique on the page. */
  name: string;
  sets: Toggle;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A group of radio buttons, which the style sheet shows as one bar. */
function Radios(props: RadiosProps) {
  const { legend, name, sets, options } = props;
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              data-sets={sets}
              value={value}
              checked={value === props.value}
              onChange={handledAbove}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
