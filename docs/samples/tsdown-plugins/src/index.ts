import flags from 'build:flags';
import cities from './cities.list';

export const visible = flags.all ? cities : [];
