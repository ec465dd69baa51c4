export const names = ['Monday', 'Tuesday'];
