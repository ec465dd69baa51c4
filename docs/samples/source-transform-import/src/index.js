import { DatePicker } from 'big-ui';

export const picker = () => DatePicker();
