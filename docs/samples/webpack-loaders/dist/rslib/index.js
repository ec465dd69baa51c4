const badges = [
    "gold",
    "silver"
];
const row_module = {
    row: "row-e3uVsP"
};
import star_namespaceObject from "./assets/star.svg";
const termsraw_namespaceObject = "Badges are free.\n";
export { badges as data, row_module as styles, star_namespaceObject as icon, termsraw_namespaceObject as text };
