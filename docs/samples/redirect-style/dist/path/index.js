import "@/base.css";
import badge_module from "./badge.module.js";
const badge = (text)=>`<b class="${badge_module.badge}">${text}</b>`;
export { badge };
