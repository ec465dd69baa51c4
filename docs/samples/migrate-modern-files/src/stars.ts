export const stars = (value: number) => '*'.repeat(value);
