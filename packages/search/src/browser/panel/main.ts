import { startPanel } from './panel';

startPanel(SEARCH_FILES);
