import { useTexts } from '@site/base-theme/useText';
import texts from './texts.json';

export const usePlaygroundText = () => useTexts(texts);
