import dot from '@/dot.svg';
import ring from './ring.svg';

export const icons = [dot, ring];
