import { useTexts } from '@site/base-theme/useText';
import { always, warnings } from '../warnings';
import texts from './texts.json';

export const useConvertText = () => ({
  text: useTexts(texts),
  warning: useTexts(warnings),
  general: useTexts(always),
});
