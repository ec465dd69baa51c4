import type { Language } from '@site/pages/language';
import cliLabels from '../browser/cli-labels.json' with { type: 'json' };
import cardLabels from '../browser/labels.json' with { type: 'json' };

/** The words around an option in one language. */
export type CardLabels = (typeof cardLabels)['en'];

/** The words around a command in one language. */
export type CliLabels = (typeof cliLabels)['en'];

/** The words of a language around an option and around a command. */
export function labelsFor(language: Language): { card: CardLabels; cli: CliLabels } {
  return { card: cardLabels[language], cli: cliLabels[language] };
}
