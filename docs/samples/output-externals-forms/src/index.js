export { Chart } from 'chart.js';
export { WebGPURenderer } from 'three/webgpu';
export { useState } from 'react';
export { ajax } from 'jquery';
export { default as debounce } from 'lodash-es/debounce';
