import { button } from './button.js';
import './card.css';

export const card = (text) => ['card', button(text)];
