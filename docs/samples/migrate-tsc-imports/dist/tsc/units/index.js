export const metre = 'metre';
