export const formatCoin = (n) => n;
