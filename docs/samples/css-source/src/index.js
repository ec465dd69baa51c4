import './box.less';

export const box = 'theme-box';
