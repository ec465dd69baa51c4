const external_jQuery_namespaceObject = globalThis.jQuery;
var ajax = external_jQuery_namespaceObject.ajax;
export { Chart } from "chart.js";
export { OrbitControls } from "three/addons";
export { useState } from "preact/compat";
export { default as debounce } from "lodash/debounce";
export { ajax };
