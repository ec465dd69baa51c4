import { count } from './index';

document.title = `${count(['milk'])} note`;
