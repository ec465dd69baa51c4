/** Drawn with few strokes: they stand in the HTML of every page. */
export interface IconProps {
  className?: string | undefined;
}

/** A sun, for what makes the page light or says that it is. */
export function Sun({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15-6-1 1M7 17l-1 1m12 0-1-1M7 7 6 6" />
    </svg>
  );
}

/** A crescent. */
export function Moon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d="M11 4a8 8 0 1 0 9 9 6 6 0 0 1-9-9z" />
    </svg>
  );
}
