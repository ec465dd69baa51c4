import star_namespaceObject from "../assets/star.svg";
export default star_namespaceObject;
