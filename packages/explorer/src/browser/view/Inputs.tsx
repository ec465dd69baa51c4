import { inputs } from '../data/toggles.ts';
import type { InputId } from '../data/types.ts';
import styles from '../Explorer.module.css';
import { warm } from '../state/useOutputs';
import { useExplorerText } from '../useExplorerText';
import { Radios } from './Radios';

export interface InputsProps {
  input: InputId;
  onChange: (input: InputId) => void;
}

/** The packages to choose from. The outputs of one are fetched when the reader comes near it. */
export function Inputs({ input, onChange }: InputsProps) {
  const text = useExplorerText();
  return (
    <Radios
      className={styles.inputs}
      legend={text('packages')}
      name="explorer-input"
      sets="input"
      value={input}
      onChange={onChange}
      options={inputs.map((value) => ({
        value,
        label: (
          <span onPointerEnter={() => warm(value)}>
            <b>{text(value)}</b> <small>{text(`${value}Note`)}</small>
          </span>
        ),
      }))}
    />
  );
}
