import type { Amount } from '@/amount';

export const zero: Amount = { cents: 0 };
