import cliLabels from '../../../theme/cli-reference/labels.json' with { type: 'json' };
import cardLabels from '../../../theme/option-card/labels.json' with { type: 'json' };
import type { Language } from '../../pages/language.ts';

/** The words around an option in one language. */
export type CardLabels = (typeof cardLabels)['en'];

/** The words around a command in one language. */
export type CliLabels = (typeof cliLabels)['en'];

/** The words of a language around an option and around a command. */
export function labelsFor(language: Language): { card: CardLabels; cli: CliLabels } {
  return { card: cardLabels[language], cli: cliLabels[language] };
}
