import "./theme.css";
import "./reset.css";
export { card } from "./card.js";
