import "./badge.css";
const badge = (text)=>`<b>${text}</b>`;
export { badge };
