import type { Language } from '@site/pages/language';
import labels from '../browser/labels.json' with { type: 'json' };

/** The words around a sample in one language. */
export type Labels = (typeof labels)['en'];

/** The words around a sample in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
}
