import { defineConfig, type LibConfig } from '@rslib/core';

const free = { formats: 'cjs', syntax: 'es2020' } as const;
const checked = {
  formats: 'cjs',
  syntax: 'es2020',
} satisfies LibConfig;

export default defineConfig({ lib: [free, checked] });
