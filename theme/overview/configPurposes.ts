/** Imported by the pages of /config/: what each option is for. */
import purposes from './data/purposes.json';
import { providePurposes } from './purposes';

// A purpose without one of the languages is a type error here, so that it cannot reach a reader.
providePurposes(purposes);
