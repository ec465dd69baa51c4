export const sum = (list) =>
  list.reduce((total, one) => total + one, 0);
