export const tag = (price: number) => `EUR ${price}`;
