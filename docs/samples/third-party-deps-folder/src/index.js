import { today } from 'days-kit/locale';

export const label = today;
