// No extension, and an enum of TypeScript behind it.
import { Format } from './formats';

export default { lib: [{ format: Format.Old }] };
