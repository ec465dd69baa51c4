import { button } from './index';

document.body.className = button(true);
