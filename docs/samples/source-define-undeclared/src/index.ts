export const release: string = VERSION;
