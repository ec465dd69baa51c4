import { useTexts } from '@site/base-theme/useText';
import texts from './i18n.json';

/** Returns a function that gives a text of this site, by its key in `i18n.json`, in the page's language. */
export const useSiteText = () => useTexts(texts);
