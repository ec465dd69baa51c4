import { formatPrice } from 'price-tag';

export const text: string = formatPrice(1250);
