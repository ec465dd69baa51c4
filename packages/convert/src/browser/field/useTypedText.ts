import { type RefObject, useEffect } from 'react';

/**
 * Keeps a text area and the value in step. React does not control the area: long texts would make
 * typing slow, and what was typed before React was there would be lost.
 */
export function useTypedText(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  accept: (text: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed early is read once
  useEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') accept(early);
  }, []);

  useEffect(() => {
    const element = area.current;
    if (element && element.value !== value) element.value = value;
  }, [area, value]);

  /** Moves the focus to a character, and the selection over the rest of its line. */
  return (line: number, column: number) => {
    const element = area.current;
    if (!element) return;
    const lines = element.value.split('\n');
    const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const end = before + (lines[line - 1]?.length ?? 0);
    element.focus();
    element.setSelectionRange(Math.min(before + column - 1, end), end);
  };
}
