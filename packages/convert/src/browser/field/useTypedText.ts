import { type ChangeEvent, type RefObject, useEffect } from 'react';
import type { Pasted } from './usePasted';

/**
 * Keeps a text area and the value in step. React does not control the area: long texts would make
 * typing slow, and what was typed before React was there would be lost.
 */
export function useTypedText(
  area: RefObject<HTMLTextAreaElement | null>,
  value: Pasted,
  accept: (pasted: Pasted) => boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed early is read once
  useEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') accept({ name: '', text: early });
  }, []);

  useEffect(() => {
    const element = area.current;
    if (element && element.value !== value.text) element.value = value.text;
  }, [area, value]);

  return {
    onChange({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
      const accepted = accept({
        name: currentTarget.value === '' ? '' : value.name,
        text: currentTarget.value,
      });
      if (!accepted) currentTarget.value = value.text;
    },
    /** Moves the focus to a character, and the selection over the rest of its line. */
    select(line: number, column: number) {
      const element = area.current;
      if (!element) return;
      const lines = element.value.split('\n');
      const before = lines
        .slice(0, line - 1)
        .reduce((sum, one) => sum + one.length + 1, 0);
      const end = before + (lines[line - 1]?.length ?? 0);
      element.focus();
      element.setSelectionRange(Math.min(before + column - 1, end), end);
      const height = element.scrollHeight / lines.length;
      element.scrollTop = Math.max(0, (line - 3) * height);
    },
  };
}
