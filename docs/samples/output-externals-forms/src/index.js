export { Chart } from 'chart.js';
export { OrbitControls } from 'three/addons';
export { useState } from 'react';
export { ajax } from 'jquery';
export { default as debounce } from 'lodash-es/debounce';
