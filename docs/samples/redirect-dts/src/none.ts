export const none = 3;
