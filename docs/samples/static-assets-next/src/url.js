const sun = new URL('./sun.svg', import.meta.url);

export const badge = `${sun}`;
