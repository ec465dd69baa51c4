const dot_namespaceObject = "<svg viewBox=\"0 0 2 2\"><circle r=\"1\"/></svg>\n";
const icon = ()=>dot_namespaceObject;
export { icon };
