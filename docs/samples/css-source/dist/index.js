import "./box.less";
const box = 'theme-box';
export { box };
