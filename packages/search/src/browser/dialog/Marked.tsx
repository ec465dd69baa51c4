import type { Marked as MarkedText } from '../engine/types';

/** A text in which the words of the query are marked. */
export function Marked({ text, marks }: MarkedText) {
  const parts = marks.flatMap(({ start, length }, index) => {
    const before = marks[index - 1];
    const from = before ? before.start + before.length : 0;
    return [
      text.slice(from, start),
      <mark key={start}>{text.slice(start, start + length)}</mark>,
    ];
  });
  const last = marks.at(-1);
  return (
    <>
      {parts}
      {text.slice(last ? last.start + last.length : 0)}
    </>
  );
}
