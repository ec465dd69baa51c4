import ring_namespaceObject from "./static/svg/ring.svg";
export default ring_namespaceObject;
