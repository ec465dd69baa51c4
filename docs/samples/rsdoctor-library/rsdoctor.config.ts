import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { mergeRslibConfig } from '@rslib/core';
import base from './rslib.config';

const rsdoctor = new RsdoctorRspackPlugin({
  // Start no server: the process can end.
  disableClientServer: true,
  output: {
    mode: 'brief',
    // Not in dist, so nobody publishes it.
    reportDir: 'node_modules/.out',
    options: { type: ['html', 'json'] },
  },
});

export default mergeRslibConfig(base, {
  lib: [],
  tools: { rspack: { plugins: [rsdoctor] } },
});
