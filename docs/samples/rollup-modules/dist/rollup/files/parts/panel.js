import { smallId } from '../node_modules/small-id/index.js';

const panelId = () => `panel-${smallId()}`;

export { panelId };
