export const words = ['new'];
