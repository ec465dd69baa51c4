import { useTexts } from '@site/base-theme/useText';
import reasons from './data/reasons.json';
import texts from './data/texts.json';

/** The advisor's own texts, which only its page loads. */
export const useAdvisorText = () => ({
  text: useTexts(texts),
  reason: useTexts(reasons),
});
