import { version } from 'dates';

export const uses = version;
