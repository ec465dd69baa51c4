import "./badge.css";
const badge = (text)=>`<b class="badge">${text}</b>`;
export { badge };
