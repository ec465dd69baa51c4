import { all_namespaceObject } from "./all.js";
const welcome = all_namespaceObject.hello;
export { welcome };
