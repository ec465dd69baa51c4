export { card } from './card.js';
import './reset.css';
import './theme.css';
import './print.css';
