export { version } from 'dates';
