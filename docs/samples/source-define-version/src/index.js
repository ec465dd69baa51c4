export const version = VERSION;
