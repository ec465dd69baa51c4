/** Imported by the pages of /config/: what each option is for, its type and its default. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import summaries from 'virtual-option-summaries';
import purposes from './data/purposes.json';
import { registerOptions } from './options';

// A purpose that lacks a language is a type error here.
registerOptions(purposes, summaries);
