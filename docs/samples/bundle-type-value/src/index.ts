export { formatPrice, Price } from './prices';
