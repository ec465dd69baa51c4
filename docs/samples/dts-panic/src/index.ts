import { nextTide } from './tide';

export default () => nextTide();
