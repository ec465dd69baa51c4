import sun_namespaceObject from "./static/svg/sun.svg";
const badge = `<img class="badge" src="${sun_namespaceObject}">`;
export { badge };
