import { startPanel } from './panel';

const script = document.currentScript;

startPanel(SEARCH_FILES, script && 'names' in script ? script.names : undefined);
