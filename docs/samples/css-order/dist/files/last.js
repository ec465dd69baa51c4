import "./print.css";
import "./reset.css";
import "./theme.css";
export { card } from "./card.js";
