import logo_namespaceObject from "./static/svg/logo.90c20eca6a.svg";
export { logo_namespaceObject as logo };
