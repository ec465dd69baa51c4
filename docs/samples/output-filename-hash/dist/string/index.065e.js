import logo_namespaceObject from "./static/svg/logo.90c2.svg";
export { logo_namespaceObject as logo };
