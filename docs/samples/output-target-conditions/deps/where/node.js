export const where = () => process.title;
