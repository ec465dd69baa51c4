import "./badge.scss";
const badge = (text)=>`<b class="badge">${text}</b>`;
export { badge };
