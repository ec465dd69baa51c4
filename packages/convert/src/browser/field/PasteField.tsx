import { useTexts } from '@site/theme/useText';
import { type ReactNode, useId, useRef } from 'react';
import styles from './PasteField.module.css';
import texts from './texts.json';
import { limit, useFiles } from './useFiles';
import { nothing, type Pasted } from './usePasted';
import { useTypedText } from './useTypedText';

/** Why a text cannot be used. Lines and columns count from 1. */
export interface Problem {
  readonly message: ReactNode;
  readonly line?: number;
  readonly column?: number;
}

export interface PasteFieldProps {
  label: ReactNode;
  value: Pasted;
  /** Never called with a text longer than 500,000 characters. */
  onChange: (pasted: Pasted) => void;
  /** Files dropped together with the one that goes into this field. */
  onOthers?: (files: readonly Pasted[]) => void;
  /** Which of several dropped files is for this field. Without it, the first. */
  isOwn?: (pasted: Pasted) => boolean;
  problem?: Problem | undefined;
  /** Names of examples, which may fill other fields too. */
  examples?: readonly string[];
  onExample?: (name: string) => void;
  /** Height of the field in lines. */
  rows?: number;
}

/** A field for a text that the reader pastes, types, drops as a file or chooses. */
export default function PasteField(props: PasteFieldProps) {
  const { value, onChange, problem, examples = [], rows = 10 } = props;
  const id = useId();
  const text = useTexts(texts);
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const files = useFiles(props);
  const typed = useTypedText(area, value, files.accept);

  const failure: Problem | undefined = files.failure
    ? {
        message: text(files.failure.kind, {
          size: Math.ceil(files.failure.size / 1000),
          limit: Math.floor(limit / 1000),
        }),
      }
    : problem;
  const { line, column } = failure ?? {};
  const described = `${id}-hint ${id}-problem`;
  return (
    <div
      className={`needs-scripts ${styles.field}`}
      data-paste-field
      data-takes-files
      {...files.dropTarget}
    >
      <label className={styles.label} htmlFor={id}>
        {props.label} {value.name !== '' && <code>{value.name}</code>}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {text('drop')}
      </p>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={described}
        aria-invalid={failure !== undefined}
        defaultValue=""
        onChange={typed.onChange}
        onPaste={files.onPaste}
      />
      <div className={styles.problem} id={`${id}-problem`} role="status">
        {failure && (
          <p>
            {line !== undefined && (
              <button
                type="button"
                className={styles.place}
                onClick={() => typed.select(line, column ?? 1)}
              >
                {text('place', { line, column: column ?? 1 })}
              </button>
            )}{' '}
            {failure.message}
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className="text-button"
          onClick={() => chooser.current?.click()}
        >
          {text('choose')}
        </button>
        <input ref={chooser} type="file" multiple hidden onChange={files.onChoose} />
        <button
          type="button"
          className="text-button"
          onClick={() => {
            files.forget();
            onChange(nothing);
            area.current?.focus();
          }}
        >
          {text('clear')}
        </button>
        {examples.length > 0 && (
          <ul className={styles.examples}>
            <li>{text('examples')}</li>
            {examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => {
                    files.forget();
                    props.onExample?.(example);
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
