export { color } from '@/color';
