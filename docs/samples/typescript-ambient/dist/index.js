const badge_module = {
    badge: "badge-JF3fc4"
};
import star_namespaceObject from "./static/svg/star.svg";
const badge = `<img class="${badge_module.badge}" src="${star_namespaceObject}">`;
const dev = import.meta.env.DEV;
export { badge, dev };
