import { Stock } from './stock';
import { inject } from './inject';

@inject
export class Cart {
  constructor(readonly stock: Stock, limit: number) {
    console.log('limit:', limit);
  }
}
