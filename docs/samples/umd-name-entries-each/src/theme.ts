export const colors = ['gray', 'green'];
