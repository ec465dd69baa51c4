import { PriceTag } from 'price-tag';

export const coffee = <PriceTag cents="500" tax={20} />;
