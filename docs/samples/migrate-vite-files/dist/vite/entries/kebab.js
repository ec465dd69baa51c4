export { t as kebab } from "./kebab-BwaBkiTf.js";
