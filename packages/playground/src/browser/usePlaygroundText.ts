import { useTexts } from '@site/theme/useText';
import texts from './texts.json';

export const usePlaygroundText = () => useTexts(texts);
