import { clock } from 'lap-clock';
import { nameOf } from 'lap-names';
import { color } from 'lap-theme';

export const lapRow = (lap, ms) =>
  `${nameOf(lap)} ${clock(ms)} s (${color})`;

export const isShort = (ms) => /^\d{1,4}$/v.test(ms);
