import { useTexts } from '@site/theme/useText';
import { warnings } from '../warnings';
import texts from './texts.json';

export const useConvertText = () => ({
  text: useTexts(texts),
  warning: useTexts(warnings),
});
