export { toCents } from './mony/cents';
