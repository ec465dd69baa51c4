export { alias } from '@/alias';
