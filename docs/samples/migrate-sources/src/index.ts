import './tag.css';

export { nameTag, Tag } from './tag';

export const page = __dirname;
