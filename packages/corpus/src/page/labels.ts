import type { Language } from '@site/pages/language';
import labels from './labels.json' with { type: 'json' };

/** The words around the figures in one language. */
export type Labels = (typeof labels)['en'];

/** The words around the figures in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
}
