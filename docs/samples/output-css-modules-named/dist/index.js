export { bigBadge } from "./badge.module.js";
