import './menu.css';

export const open = () => import('./menu.js');
