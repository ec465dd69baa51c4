const external_Prefixed_namespaceObject = globalThis.Prefixed;
var d = external_Prefixed_namespaceObject.d;
export { a } from "plain";
export { b } from "match/inner";
export { c } from "Renamed";
export { e } from "told";
export { d };
