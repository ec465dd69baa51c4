import { plural } from '@/plural';
import names from './names.json';
import { metre } from './units';
export const all = [plural(names.second), plural(metre)];
