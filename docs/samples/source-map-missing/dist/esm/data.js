var data_namespaceObject = {
    version: 1
};
var version = data_namespaceObject.version;
export default data_namespaceObject;
export { version };
