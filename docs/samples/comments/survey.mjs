import { readdirSync, readFileSync } from 'node:fs';

const comments = {
  "'use client'": /use client/,
  '/*! … */': /badges \| MIT/,
  '//! …': /badges, a line/,
  '@license': /@license/,
  '@preserve': /@preserve/,
  '/** JSDoc */': /JSDoc of/,
  '// a note': /a plain note|a note inside/,
  '@__PURE__': /__PURE__/,
  '@__NO_SIDE_EFFECTS__': /NO_SIDE_EFFECTS/,
  webpackChunkName: /webpackChunkName/,
  webpackIgnore: /webpackIgnore/,
  '@vite-ignore': /@vite-ignore/,
};
const read = (folder, ending) =>
  readdirSync(`dist/${folder}`)
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(`dist/${folder}/${name}`, 'utf8'))
    .join('\n');

/** In which forms it stays: all, none, or their names. */
function forms(pattern, value) {
  const kept = ['esm', 'cjs', 'files'].filter((form) =>
    pattern.test(read(`${form}-${value}`, /\.c?js$/)),
  );
  return kept.length === 3 ? 'yes' : kept.join(' ') || '-';
}

console.log('                      unset  false  true   .d.ts');
for (const [name, pattern] of Object.entries(comments)) {
  const types = pattern.test(read('esm-unset', /\.d\.ts$/));
  const cells = ['unset', 'off', 'on'].map((value) =>
    forms(pattern, value).padEnd(7),
  );
  console.log(name.padEnd(22) + cells.join('') + (types ? 'yes' : '-'));
}
