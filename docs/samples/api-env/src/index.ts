export const by = Number(process.env.PUBLIC_SHIFT);
