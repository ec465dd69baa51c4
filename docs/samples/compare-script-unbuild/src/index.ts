import { label } from './label';

export interface Options {
  words?: { copied?: string };
}

/** The text that is shown after copying. */
export function toast(text: string, options?: Options) {
  return label(text, options?.words?.copied ?? 'Copied');
}
