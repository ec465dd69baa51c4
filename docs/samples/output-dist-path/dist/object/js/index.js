import logo_namespaceObject from "../pictures/logo.svg";
export { logo_namespaceObject as logo };
