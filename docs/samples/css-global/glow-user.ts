export { glow } from 'page-marks/glow';
