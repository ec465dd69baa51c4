export { greeting } from 'greeter';
