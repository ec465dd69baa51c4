let next = 0;
const smallId = ()=>next++;
const panelId = ()=>`panel-${smallId()}`;
var src_unused = true;
export { panelId, src_unused as unused };
