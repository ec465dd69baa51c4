import sun_namespaceObject from "./static/svg/sun.svg";
const badge = `${sun_namespaceObject}`;
export { badge };
