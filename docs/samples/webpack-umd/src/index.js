import { ticks } from 'axis-math';

/** The labels of an axis. */
export const labels = (max) => ticks(max).map(String);
