export const end = () => import('./end.js');
