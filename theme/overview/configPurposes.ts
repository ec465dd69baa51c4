/** Imported by the pages of /config/: what each option is for. */
import purposes from './data/purposes.json';
import { registerPurposes } from './purposes';

// A purpose that lacks a language is a type error here.
registerPurposes(purposes);
