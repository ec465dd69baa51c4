import './total.less';

export const total = 'total-row';
