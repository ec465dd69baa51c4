import { RichText } from '@site/base-theme/RichText';
import { useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../../read/problem';
import { More } from '../More';
import { TextButton } from '../TextButton';
import { useConvertText } from '../useConvertText';
import styles from './PasteField.module.css';

/** Longest text that the field takes, in characters. */
const limit = 500_000;

export interface PasteFieldProps {
  label: string;
  value: string;
  /**
   * Called with a text of at most 500,000 characters. One of a file that was dropped here or chosen has
   * its name, and may be for another field.
   */
  onText: (text: string, file?: string) => void;
  problem: Problem | undefined;
  /** Height of the field in lines. */
  rows: number;
}

/**
 * A field for a text that the reader pastes, types, drops as a file or chooses. React does not control
 * the text area: long texts would make typing slow, and what was typed before React was there would
 * be lost.
 */
export default function PasteField({
  label,
  value,
  onText,
  problem,
  rows,
}: PasteFieldProps) {
  const id = useId();
  const { text } = useConvertText();
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'large' | 'binary'>();
  const isRefused = (next: string) => {
    const isLarge = next.length > limit;
    const why = isLarge ? 'large' : next.includes('\0') ? 'binary' : undefined;
    setRefused(why);
    return why !== undefined;
  };
  const accept = (next: string) => {
    if (!isRefused(next)) onText(next);
    else if (area.current) area.current.value = value;
  };
  const take = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    // One of several gigabytes is refused without reading all of it; a folder has no text.
    const starts = files.map((file) => file.slice(0, 4 * limit + 4));
    const contents = await Promise.all(starts.map((one) => one.text().catch(() => '\0')));
    if (contents.some(isRefused)) return;
    for (const [index, { name }] of files.entries()) onText(contents[index] ?? '', name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came early is read once
  useEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') accept(early);
    if (chooser.current) void take(chooser.current.files);
  }, []);
  useEffect(() => {
    const element = area.current;
    if (!element || element.value === value) return;
    element.value = value;
    setRefused(undefined);
  }, [value]);
  /** Moves the focus to a character, and the selection over the rest of its line. */
  const select = (line: number, column: number) => {
    const lines = value.split('\n');
    const before = lines.slice(0, line - 1).join('\n').length + Math.min(line - 1, 1);
    const end = before + (lines[line - 1]?.length ?? 0);
    area.current?.focus();
    area.current?.setSelectionRange(Math.min(before + column - 1, end), end);
  };

  const failure = refused ? undefined : problem;
  const { line, column = 1, detail = '', link } = failure ?? {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen with the button
    <div
      className={`needs-scripts ${styles.field}`}
      data-takes-files
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
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
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={refused !== undefined || problem !== undefined}
        defaultValue=""
        onChange={(event) => accept(event.currentTarget.value)}
      />
      <div className={styles.problem} id={`${id}-problem`} role="status">
        {refused && <p>{text(refused, { limit: limit / 1000 })}</p>}
        {failure && (
          <p>
            {line !== undefined && (
              <TextButton onClick={() => select(line, column)}>
                {text('place', { line, column })}
              </TextButton>
            )}{' '}
            <RichText>{text(failure.key, { detail })}</RichText>{' '}
            {link && <More link={link} />}
          </p>
        )}
      </div>
      <TextButton onClick={() => chooser.current?.click()}>{text('choose')}</TextButton>{' '}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget: input }) => {
          void take(input.files);
          // Choosing the same file again is a change, too.
          input.value = '';
        }}
      />
      <TextButton
        onClick={() => {
          accept('');
          area.current?.focus();
        }}
      >
        {text('clear')}
      </TextButton>
    </div>
  );
}
