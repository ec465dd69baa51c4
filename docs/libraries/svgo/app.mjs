import { optimize, VERSION } from 'svgo';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
  <!-- a square -->
  <style>.a { fill: #ff0000 }</style>
  <g><rect class="a" x="1.0001" y="1" width="8" height="8"/></g>
</svg>`;
const { data } = optimize(svg, {
  multipass: true,
  plugins: ['preset-default', 'sortAttrs'],
});
console.log(VERSION, data);
console.log(optimize(svg, { plugins: [{ name: 'cleanupNumericValues' }] }).data.length);
try {
  optimize('<svg><path></svg>', { path: 'broken.svg' });
} catch (error) {
  // Minifiers change the names of classes.
  console.log(error instanceof Error, error.message.split('\n')[0]);
}
