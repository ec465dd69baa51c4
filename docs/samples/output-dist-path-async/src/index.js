export const open = () => import('./menu.js');
