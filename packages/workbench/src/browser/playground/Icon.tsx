/** Lines in a square of 16. */
const paths = {
  closed: 'M6 4l4 4-4 4',
  open: 'M4 6l4 4 4-4',
  file: 'M4.5 2.5h4l3 3v8h-7zM8.5 2.5v3h3',
  newFile: 'M4 2.5h4l3 3V8M8 2.5v3h3M4 2.5v11h4M9.5 12h5M12 9.5v5',
  newFolder: 'M2 4h4l1.5 2H14v2M2 4v9h6M9.5 12h5M12 9.5v5',
  rename: 'M3 13l.6-2.8 7-7 2.2 2.2-7 7zM9.4 4.4l2.2 2.2',
  delete: 'M3 4.5h10M6.5 4V2.5h3V4M4.5 4.5l.6 9h5.8l.6-9M6.7 7v4M9.3 7v4',
  run: 'M5 3.5l7.5 4.5L5 12.5z',
  stop: 'M4.5 4.5h7v7h-7z',
  examples: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  options: 'M2 5h7M12 5h2M2 11h2M7 11h7M9 3.5v3h3v-3zM4 9.5v3h3v-3z',
  share:
    'M6.5 9.5l3-3M7 5l1.5-1.5a2.8 2.8 0 014 4L11 9M9 11l-1.5 1.5a2.8 2.8 0 01-4-4L5 7',
  copied: 'M3.5 8.5l3 3 6-7',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  help: 'M5.5 6a2.5 2.5 0 114 2c-1 .7-1.5 1-1.5 2M8 13h.01',
  pin: 'M8 9.5V14M4.5 9.5h7L10 7V2.5H6V7z',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a text, or on a button that has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.2 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
