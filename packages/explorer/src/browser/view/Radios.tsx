import type { ReactNode } from 'react';
import styles from '../Explorer.module.css';

export interface RadiosProps<Value extends string> {
  /** What is chosen, as the reader sees it. */
  legend: ReactNode;
  /** Of the group, its own on the page. */
  name: string;
  /** What it sets, for `useEarlyChoice`. */
  sets: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** One of several values, beside each other: a group of radio buttons, of which the style sheet makes one bar. */
export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const {
    legend,
    name,
    sets,
    value,
    options,
    onChange,
    className = styles.radios,
  } = props;
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              data-sets={sets}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
