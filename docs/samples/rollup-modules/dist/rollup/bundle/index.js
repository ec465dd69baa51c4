let next = 0;
const smallId = () => next++;

const panelId = () => `panel-${smallId()}`;

const unused = true;

export { panelId, unused };
