/// <reference types="price-tag" />

console.log(PriceTag.formatPrice(1250));
