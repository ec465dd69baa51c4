import labels from '../../../theme/sample/labels.json' with { type: 'json' };
import type { Language } from '../../pages/language.ts';

/** The words around a sample in one language. */
export type Labels = (typeof labels)['en'];

/** The words around a sample in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
}
