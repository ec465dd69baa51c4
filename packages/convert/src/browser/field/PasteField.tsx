import { useTexts } from '@site/theme/useText';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './PasteField.module.css';
import texts from './texts.json';

/** Longest text that the field takes, in characters. */
const limit = 500_000;

/** Why a text cannot be used. Lines and columns count from 1. */
export interface Problem {
  readonly message: ReactNode;
  readonly line?: number;
  readonly column?: number;
}

export interface PasteFieldProps {
  label: ReactNode;
  value: string;
  /** Never called with a text longer than 500,000 characters. */
  onChange: (text: string) => void;
  problem?: Problem | undefined;
  /** Height of the field in lines. */
  rows: number;
}

/**
 * A field for a text that the reader pastes or types. React does not control the text area: long texts
 * would make typing slow, and what was typed before React was there would be lost.
 */
export default function PasteField(props: PasteFieldProps) {
  const { value, onChange, problem } = props;
  const id = useId();
  const text = useTexts(texts);
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(0);
  const accept = (next: string) => {
    const isLong = next.length > limit;
    setRefused(isLong ? next.length : 0);
    if (!isLong) onChange(next);
    else if (area.current) area.current.value = value;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed early is read once
  useEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') accept(early);
  }, []);
  useEffect(() => {
    const element = area.current;
    if (element && element.value !== value) element.value = value;
  }, [value]);
  /** Moves the focus to a character, and the selection over the rest of its line. */
  const select = (line: number, column: number) => {
    const lines = value.split('\n');
    const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const end = before + (lines[line - 1]?.length ?? 0);
    area.current?.focus();
    area.current?.setSelectionRange(Math.min(before + column - 1, end), end);
  };

  const sizes = { size: Math.ceil(refused / 1000), limit: limit / 1000 };
  const failure: Problem | undefined = refused
    ? { message: text('large', sizes) }
    : problem;
  const { line, column = 1 } = failure ?? {};
  return (
    <div className={`needs-scripts ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {text('paste')}
      </p>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={props.rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={failure !== undefined}
        defaultValue=""
        onChange={(event) => accept(event.currentTarget.value)}
      />
      <div className={styles.problem} id={`${id}-problem`} role="status">
        {failure && (
          <p>
            {line !== undefined && (
              <button
                type="button"
                className={styles.link}
                onClick={() => select(line, column)}
              >
                {text('place', { line, column })}
              </button>
            )}{' '}
            {failure.message}
          </p>
        )}
      </div>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          accept('');
          area.current?.focus();
        }}
      >
        {text('clear')}
      </button>
    </div>
  );
}
