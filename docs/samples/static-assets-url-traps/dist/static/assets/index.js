export const folder = new URL('.', import.meta.url);
export const letter = (name)=>new URL(`./letters/${name}.txt`, import.meta.url);
export const later = new URL('./later.txt', import.meta.url);
