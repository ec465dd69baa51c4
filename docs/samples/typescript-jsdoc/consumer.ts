import { type Price, total } from 'prices';

const price: Price = { amount: 2, currency: 'EUR' };
console.log(total(price, 3).amount);
