import sun_namespaceObject from "./static/svg/sun.svg";
export default sun_namespaceObject;
