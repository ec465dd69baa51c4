export { cents } from './cents';
