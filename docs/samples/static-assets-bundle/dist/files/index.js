import "./badge.css";
import sun from "./sun.js";
const badge = `<img class="badge" src="${sun}">`;
export { badge };
