import { length } from 'unit-text';
import { weight } from 'unit-text/weight';

export const texts = [length(1.26, 1), weight(500)];
// @ts-expect-error: at most two digits
length(1.26, 3);
