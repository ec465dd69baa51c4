export type Tone = 'info' | 'warning';

/** The class for a tone. */
export const toneClass = (tone: Tone): string =>
  `badge-${tone}`;
