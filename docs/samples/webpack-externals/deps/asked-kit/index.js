export const asked = 'asked-kit';
