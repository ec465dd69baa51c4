export { cents } from 'money/cents';
