import { useTexts } from '@site/base-theme/useText';
import texts from './texts.json';

/** The texts of what pages and the playground both show; those of the playground alone are large. */
export const useWorkbenchText = () => useTexts(texts);
