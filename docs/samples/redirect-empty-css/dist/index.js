import "./base.css";
import "./later.css";
const badge = (text)=>`<b>${text}</b>`;
export { badge };
