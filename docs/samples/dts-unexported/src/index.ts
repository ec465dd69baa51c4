import { nextTide } from './tide';

export const tide = nextTide();
