import flags from 'build:flags';
import { store } from './store';

export const kept = { store, fast: flags.fast };
