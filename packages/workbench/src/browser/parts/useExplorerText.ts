import { useTexts } from '@site/base-theme/useText';
import texts from './texts.json';

/** These texts are apart from those of the theme, as few pages have an explorer. */
export const useExplorerText = () => useTexts(texts);
