export const channel = CHANNEL;
