import { name as moon } from 'moon';
import { name as sun } from 'sun';

export const uses = [moon, sun];
