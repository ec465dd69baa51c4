import "./base.css";
import badge_module from "./badge.module.js";
const src_name = badge_module.badge;
export { src_name as name };
