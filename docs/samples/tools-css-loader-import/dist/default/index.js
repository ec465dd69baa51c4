import "./badge.css";
const badge = 'badge';
export { badge };
