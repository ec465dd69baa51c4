import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react';
import styles from './Panes.module.css';
import { forgetWidths, keepWidth, limits, type Pane, recallWidth } from './widths';

export interface SplitterProps {
  /** The pane whose width it sets. */
  pane: Pane;
  label: string;
}

/** The border of a pane, which moves by pointer and by keyboard; a double click moves it back. */
export function Splitter({ pane, label }: SplitterProps) {
  const { start, min, max, isAtEnd } = limits[pane];
  const [width, setWidth] = useState<number>(start);
  useLayoutEffect(() => setWidth(recallWidth(pane)), [pane]);
  const move = (next: number) => setWidth(keepWidth(pane, next));

  const follow = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const panes = currentTarget.parentElement?.getBoundingClientRect();
    if (!panes || !currentTarget.hasPointerCapture(pointerId)) return;
    const pixels = isAtEnd ? panes.right - clientX : clientX - panes.left;
    move((pixels / panes.width) * 100);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = isAtEnd ? -2 : 2;
    const widths: Readonly<Record<string, number>> = {
      ArrowRight: width + step,
      ArrowLeft: width - step,
      Home: min,
      End: max,
      Enter: start,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(width)}
      aria-valuemin={min}
      aria-valuemax={max}
      className={`needs-scripts ${styles.splitter}`}
      data-pane={pane}
      data-intent=""
      // The menu may have reset it.
      onFocus={() => setWidth(recallWidth(pane))}
      onPointerDown={({ currentTarget, pointerId }) =>
        currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={follow}
      onKeyDown={handleKey}
      onDoubleClick={() => {
        forgetWidths(pane);
        setWidth(start);
      }}
    />
  );
}
