import type { Language } from '../../pages/language.ts';
import labels from './labels.json' with { type: 'json' };

/** The words around the figures in one language. */
export type QualityLabels = (typeof labels)['en'];

/** The words of a language. */
export function qualityLabels(language: Language): QualityLabels {
  return labels[language];
}

/** The name of a kind of page; one without a name is called as tools/budgets.json calls it. */
export function kindName(kind: string, labels: QualityLabels): string {
  const known: Readonly<Record<string, string>> = labels;
  return known[kind] ?? kind;
}
