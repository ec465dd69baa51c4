export { zone } from '@/zone';
