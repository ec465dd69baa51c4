import flags from './colours.list';
import { builtWith } from 'build:info';

export { builtWith, flags };
