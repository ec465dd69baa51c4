var names_namespaceObject = {
    second: "second"
};
var second = names_namespaceObject.second;
export default names_namespaceObject;
export { second };
