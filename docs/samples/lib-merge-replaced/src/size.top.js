export const size = () => 'top';
