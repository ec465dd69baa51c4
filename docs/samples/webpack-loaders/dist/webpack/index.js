
;// ./src/badge.scss
// extracted by mini-css-extract-plugin

;// ./src/badges.csv
/* harmony default export */ const badges = (["gold","silver"]);
;// ./src/row.module.css
// extracted by mini-css-extract-plugin
/* harmony default export */ const row_module = ({"row":"PEEQzh_1o8tdTHrd5jHK"});
;// ./src/star.svg
const star_namespaceObject = new URL("./assets/star.svg", import.meta.url).href;
;// ./src/terms.txt?raw
const termsraw_namespaceObject = "Badges are free.\n";
;// ./src/index.js








export { badges as data, star_namespaceObject as icon, row_module as styles, termsraw_namespaceObject as text };
