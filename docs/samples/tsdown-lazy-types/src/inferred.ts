export const load = () => import('./report');
