import sun_namespaceObject from "./static/svg/sun.svg";
export { sun_namespaceObject as sun };
