import plus_namespaceObject from "../static/svg/plus.svg";
export default plus_namespaceObject;
