const places = [3, 10, 17];

/** Nine dots in a square: a drawer of tools. Takes the colour of the text around it. */
export function GridIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={places.flatMap((y) => places.map((x) => `M${x} ${y}h4v4h-4z`)).join('')} />
    </svg>
  );
}
