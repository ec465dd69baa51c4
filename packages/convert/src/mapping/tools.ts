import { rollup } from './rollup.ts';
import type { Tool } from './tool.ts';
import { tsdown } from './tsdown.ts';
import { tsup } from './tsup.ts';
import { unbuild } from './unbuild.ts';
import { vite } from './vite.ts';

/** Those whose options are told apart come after those that have fewer marks. */
export const tools: readonly Tool[] = [rollup, vite, unbuild, tsdown, tsup];
