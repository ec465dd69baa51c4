const sunraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle r=\"8\"/></svg>\n";
import sun_namespaceObject from "./static/svg/sun.svg";
const sun = sun_namespaceObject;
const sunText = sunraw_namespaceObject;
export { sun, sunText };
