import cloud_namespaceObject from "./static/image/cloud.png";
export default cloud_namespaceObject;
