import { slug } from '../src/index';

export const passes = slug(' New York ') === 'new-york';
