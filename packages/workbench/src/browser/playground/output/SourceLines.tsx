import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './OutputPane.module.css';
import type { SourcePlaces, Sources } from './sourceMap';

export interface SourceLinesProps {
  places: SourcePlaces | undefined;
  sources: Sources;
  /** The code, whose lines get these attributes. */
  children: (attributes: string[] | undefined) => ReactNode;
}

const lineOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;

/**
 * Makes lines of emitted code lead to their sources, by a press, or by Enter after arrow keys. Those that
 * come from the line of the cursor are marked. The code is HTML that React does not know.
 */
export function SourceLines({ places, sources, children }: SourceLinesProps) {
  const root = useRef<HTMLDivElement>(null);
  const { cursor, onOpen } = sources;
  const attributes = useMemo(() => {
    const first = places?.findIndex(Boolean);
    return places?.map((place, index) =>
      place
        ? ` role="link" tabindex="${index === first ? 0 : -1}" data-line="${index}"`
        : '',
    );
  }, [places]);
  const mark = () => {
    const lines = root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
    return [...lines].filter((line) => {
      const place = places?.[Number(line.dataset.line)];
      const isHere = place?.path === cursor?.path && place?.line === cursor?.line;
      line.toggleAttribute('data-linked', isHere);
      return isHere;
    });
  };
  useEffect(() => void mark());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cursor moves
  useEffect(() => {
    const frame = root.current?.getBoundingClientRect();
    const lines = mark();
    const isSeen = lines.some((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return frame && top >= frame.top && bottom <= frame.bottom;
    });
    if (!isSeen) lines[0]?.scrollIntoView({ block: 'nearest' });
  }, [places, cursor]);
  const open = (target: EventTarget) => {
    const place = places?.[Number(lineOf(target)?.dataset.line)];
    if (place) onOpen(place);
  };
  const handleKey = (event: KeyboardEvent) => {
    const line = lineOf(event.target);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!line || !(step || event.key === 'Enter')) return;
    event.preventDefault();
    if (!step) return open(line);
    const lines = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    lines[lines.indexOf(line) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its lines are links
    <div
      ref={root}
      className={styles.lines}
      onClick={({ target }) => {
        // Who selects text does not want to leave it.
        if (getSelection()?.isCollapsed !== false) open(target);
      }}
      onKeyDown={handleKey}
      onPointerOver={({ target }) => {
        const line = lineOf(target);
        const place = places?.[Number(line?.dataset.line)];
        if (line && place) line.title = `${place.path}:${place.line}`;
      }}
    >
      {children(attributes)}
    </div>
  );
}
