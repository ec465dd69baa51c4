// Registers what is loaded by name during a build, and when Rslib itself is loaded.
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import * as contents from 'virtual-contents/worker';
import { install } from './parts.ts';

install(contents);
