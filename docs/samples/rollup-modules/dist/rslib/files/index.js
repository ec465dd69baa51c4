export { panelId } from "./parts/panel.js";
export { unused } from "./unused.js";
