export const here: string = import.meta.url;
