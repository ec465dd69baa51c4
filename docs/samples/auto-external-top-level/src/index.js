export { dep } from 'dep';
