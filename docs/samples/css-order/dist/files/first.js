import "./reset.css";
import "./theme.css";
import "./print.css";
export { card } from "./card.js";
