import icon_namespaceObject from "./static/svg/icon-c752.svg";
import night_icon_namespaceObject from "./static/svg/icon-e590.svg";
export { icon_namespaceObject as day, night_icon_namespaceObject as night };
