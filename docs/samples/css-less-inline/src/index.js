import './grid.less';
