import { metres } from './index';

if (metres(1, 'km') !== 1000) throw Error();
