import { today, type Day } from '@/time/day';

export const plan = (): Day[] => [today()];
