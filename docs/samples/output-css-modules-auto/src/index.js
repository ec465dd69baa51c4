import local from './badge.local.css';
import module from './badge.module.css';

export { local, module };
