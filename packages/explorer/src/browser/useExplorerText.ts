import { useTexts } from '@site/theme/useText';
import texts from './texts.json';

/** These texts are apart from theme/i18n.json, as few pages have an explorer. */
export const useExplorerText = () => useTexts(texts);
