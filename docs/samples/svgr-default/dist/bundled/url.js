import plusurl_namespaceObject from "./static/svg/plus.svg";
export { plusurl_namespaceObject as plusUrl };
