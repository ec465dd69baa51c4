export type Tone = 'info' | 'warning';
/** The class for a tone. */
export declare const toneClass: (tone: Tone) => string;
