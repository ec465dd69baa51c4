export { fade } from 'page-marks/fade';
