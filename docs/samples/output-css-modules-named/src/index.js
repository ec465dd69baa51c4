import { bigBadge } from './badge.module.css';

export { bigBadge };
