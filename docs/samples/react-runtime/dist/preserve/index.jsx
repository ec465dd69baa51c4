export { Card } from "./Card.jsx";
