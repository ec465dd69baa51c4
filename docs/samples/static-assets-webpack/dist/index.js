import sun_namespaceObject from "./static/svg/sun.svg";
const badge = `<img src="${sun_namespaceObject}">`;
export { badge };
