export { home } from 'old-paths';
