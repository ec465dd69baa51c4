import { useTexts } from '@site/base-theme/useText';
import { texts } from './texts';

export const usePlaygroundText = () => useTexts(texts);
