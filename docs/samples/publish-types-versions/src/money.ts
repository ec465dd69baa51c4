export const money = (price: number) => price.toFixed(2);
