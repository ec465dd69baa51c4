declare module 'price-tag' {
  import type { ComponentType } from 'react';

  export const PriceTag: ComponentType<{
    cents: number;
    tax: number;
  }>;
}
