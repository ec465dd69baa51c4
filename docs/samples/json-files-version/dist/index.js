var package_namespaceObject = {
    rE: "2.1.0"
};
const agent = `postage/${package_namespaceObject.rE}`;
export { agent };
