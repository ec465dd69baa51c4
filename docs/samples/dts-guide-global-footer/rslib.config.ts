import { defineConfig } from '@rslib/core';

const globals = `
declare global {
  var tracer: { log(text: string): void } | undefined;
}`;

export default defineConfig({
  lib: [
    { dts: { bundle: true }, footer: { dts: globals } },
  ],
});
