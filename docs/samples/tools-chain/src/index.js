import dot from './dot.svg';

export const icon = () => dot;
