import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

for (const tool of ['rollup', 'rslib']) {
  for (const kind of ['umd.cjs', 'iife.js']) {
    const file = `./dist/${tool}/map-pins.${kind}`;
    const page = vm.createContext({
      TileMap: class extends Set {},
    });
    page.self = page;
    page.globalThis = page;
    vm.runInContext(readFileSync(file, 'utf8'), page);
    const { size } = page.MapPins.pinMap(['a', 'b']);
    console.log(tool, kind, 'on a page:', size);
  }
  const { pinMap } = require(
    `./dist/${tool}/map-pins.umd.cjs`,
  );
  console.log(tool, 'required:', pinMap(['a']).size);
}
