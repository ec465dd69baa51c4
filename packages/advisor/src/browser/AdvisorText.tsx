import { useTexts } from '@site/theme/useText';
import reasons from './data/reasons.json';
import texts from './data/texts.json';

/** A key of the advisor's own texts, which only its page loads. */
export type AdvisorKey = keyof typeof texts;

export const useAdvisorText = () => ({
  text: useTexts(texts),
  reason: useTexts(reasons),
});
