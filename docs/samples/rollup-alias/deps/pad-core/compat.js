export const open = () => 'open';
