export const where = () => location.host;
